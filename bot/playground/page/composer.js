// The input at the bottom: plain messages, slash commands as text, and the picker with a field per option.

import { el } from "./markdown.js";
import { locale, say } from "./words.js";

const box = document.getElementById("box");
const offers = document.getElementById("offers");
const panel = document.getElementById("command");
const WAIT = 150; // ms without typing before the bot is asked for choices

let site; // page.js's { ask(path), act(kind, fields), complete(fields), members() }
let commands = [];
let items = []; // the offers: { name, note, pick }
let marked = -1; // the offer selected with the arrow keys
let group = ""; // the group of commands that is typed, but none of its commands
let filling = null; // the command whose fields are open: { command, values: Map(option -> text) }

export function setUp(page) {
  site = page;
  box.addEventListener("input", offerCommands);
  box.addEventListener("focus", offerCommands);
  box.addEventListener("keydown", boxKey);
  document.getElementById("composer").addEventListener("submit", (event) => {
    event.preventDefault();
    send();
  });
  document.addEventListener("click", (event) => {
    if (!event.target.closest("footer")) offer([]);
  });
}

export function reset() {
  closeFields();
  box.value = "";
  offer([]);
  commands = [];
}

export function type(text) {
  closeFields();
  box.value = text;
  box.focus();
  offerCommands();
}

// Fills in a command by its English name, as if it had been picked.
export async function fill(name) {
  await ask();
  const wanted = commands.find((each) => each.name === name);
  if (wanted) openFields(wanted);
}

// The commands, asked for once, in the order of the member's language.
async function ask() {
  if (commands.length) return;
  commands = await site.ask("/commands");
  commands.sort((one, other) => one.called.localeCompare(other.called, locale));
}

// A text without capitals and accents, for comparing with what was typed in haste.
function bare(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

// ------------------------------------------------------------------ offers

function offer(list, first = -1) {
  items = list;
  delete offers.dataset.for;
  marked = first;
  offers.hidden = !items.length;
  offers.replaceChildren(...items.map((item, index) =>
    el("li", { role: "option", onmousedown: (event) => event.preventDefault(), onclick: item.pick,
      "aria-selected": String(index === marked) }, el("b", {}, item.name), el("span", {}, item.note ?? ""))));
}

function move(by) {
  if (!items.length) return;
  marked = (marked + by + items.length) % items.length;
  [...offers.children].forEach((node, index) => node.setAttribute("aria-selected", String(index === marked)));
  offers.children[marked].scrollIntoView({ block: "nearest" });
}

// Arrow keys, Escape and Tab work the same in the line and the fields. True: the key has been handled.
function offerKey(event) {
  if (event.key === "ArrowDown") move(1);
  else if (event.key === "ArrowUp") move(-1);
  else if (event.key === "Escape" && items.length) offer([]);
  else if (event.key === "Tab" && !event.shiftKey && items.length) items[Math.max(marked, 0)].pick();
  else return false;
  event.preventDefault();
  return true;
}

// ---------------------------------------------------------------- the line

function typedCommand() {
  const text = box.value;
  const typed = (name) => text === "/" + name || text.startsWith(`/${name} `);
  return commands.find((each) => typed(each.called)) ?? commands.find((each) => typed(each.name));
}

async function offerCommands() {
  if (!box.value.startsWith("/")) return offer([]);
  await ask();
  if (!box.value.startsWith("/")) return offer([]); // it was sent in the meantime
  const whole = typedCommand();
  if (whole && offerInLine(whole)) return;
  const start = bare(box.value.slice(1).trimEnd());
  const beginning = (key) => commands.filter((each) => bare(each[key]).startsWith(start));
  const own = beginning("called");
  const found = whole ? [whole] : own.length ? own : beginning("name");
  group = wholeGroup(found, start, own.length ? "called" : "name");
  offer(found.map((each) => ({
    name: "/" + each.called,
    note: each.description + signature(each),
    pick: () => openFields(each),
  })), whole || group ? -1 : 0);
}

// The group that was typed without any of its commands; "" if there is none.
function wholeGroup(found, typed, key) {
  const [word] = typed.split(" ");
  const below = typed === word && found.every((each) => bare(each[key]).startsWith(word + " "));
  return found.length > 1 && below ? found[0][key].split(" ")[0] : "";
}

// Offers what may be chosen for the option that is being typed at the end of the line. True: it has such choices.
function offerInLine(command) {
  const [, name, text] = /\s(\S+?):(\S*)$/.exec(box.value) ?? [];
  const option = command.options.find((each) => [each.called, each.name].includes(name));
  const found = option ? choicesOf(option).filter((each) => bare(each.name).startsWith(bare(text))) : [];
  if (!found.length) return false;
  offer(found.map((each) => ({
    name: each.name,
    pick: () => {
      box.value = `${box.value.slice(0, box.value.length - text.length)}${each.name} `;
      offer([]);
    },
  })));
  return true;
}

// What can be chosen for an option, and nothing else.
function choicesOf(option) {
  if (option.kind === "boolean") return [{ name: say("yes"), value: "True" }, { name: say("no"), value: "False" }];
  if (option.kind === "user" || option.kind === "mentionable") {
    return site.members().map((each) => ({ name: each.name, value: each.id }));
  }
  return option.choices;
}

function signature(command) {
  const named = (list) => list.map((each) => `${each.called}:`).join(" ");
  const needed = named(command.options.filter((each) => each.required));
  const others = named(command.options.filter((each) => !each.required));
  return [needed, others && say("optional", { options: others })].map((each) => each && "   " + each).join("");
}

function boxKey(event) {
  if (offerKey(event) || event.key !== "Enter" || event.isComposing) return;
  event.preventDefault();
  send();
}

async function send() {
  if (filling) return run();
  const text = box.value.trim();
  if (!text) return;
  if (text.startsWith("/")) {
    await ask();
    const whole = typedCommand();
    const bare = whole && [whole.called, whole.name].includes(text.slice(1));
    if (marked >= 0 && items[marked]) return items[marked].pick();
    if (group) return type(`/${group} `); // which of its commands is meant?
    if (bare && whole.options.some((each) => each.required)) return openFields(whole);
  }
  box.value = "";
  offer([]);
  if (await site.act("say", { text })) return;
  if (!box.value) box.value = text; // refused: put it back for correction
}

// -------------------------------------------------------------- the fields

function openFields(command) {
  filling = { command, values: new Map() };
  box.value = "";
  offer([]);
  panel.hidden = false;
  document.getElementById("composer").classList.add("filling");
  panel.replaceChildren(el("b", {}, "/" + command.called), el("span", { class: "fields" }),
    el("span", { class: "more" }), el("small", { class: "about" }), el("button", { class: "plain", onclick: closeFields, title: say("leave") }, "×"));
  command.options.filter((each) => each.required).forEach(addField);
  showMore();
  const first = panel.querySelector("input");
  if (first) first.focus();
  else box.focus();
  box.placeholder = say("enter");
  box.readOnly = true;
}

function closeFields() {
  filling = null;
  panel.hidden = true;
  panel.replaceChildren();
  document.getElementById("composer").classList.remove("filling");
  box.readOnly = false;
  box.placeholder = box.dataset.placeholder ?? "";
  offer([]);
}

function showMore() {
  const open = new Set(filling.values.keys());
  const rest = filling.command.options.filter((each) => !open.has(each.name));
  panel.querySelector(".more").replaceChildren(...rest.map((each) =>
    el("button", { class: "plain", title: each.description, onclick: () => { addField(each).focus(); showMore(); } },
      "+ " + each.called)));
}

function addField(option) {
  filling.values.set(option.name, "");
  const input = el("input", { name: option.name, autocomplete: "off", "aria-label": option.called,
    "aria-description": option.description });
  if (option.kind === "attachment") readFile(option, input);
  let timer;
  const later = () => { clearTimeout(timer); timer = setTimeout(() => offerValues(option, input), WAIT); };
  if (input.type !== "file") {
    input.addEventListener("input", () => { filling.values.set(option.name, input.value); later(); });
  }
  input.addEventListener("focus", () => {
    panel.querySelector(".about").textContent = `${option.called}: ${option.description}`;
    offer([]);
    later();
  });
  input.addEventListener("keydown", (event) => {
    if (offerKey(event)) return;
    if (event.key === "Escape") { closeFields(); box.focus(); }
    if (event.key !== "Enter" || event.isComposing) return;
    event.preventDefault();
    if (marked >= 0 && items[marked]) items[marked].pick();
    else next();
  });
  panel.querySelector(".fields").append(el("label", {}, option.called, input));
  return input;
}

// A file is sent as its name and, on the next line, its content in base64.
function readFile(option, input) {
  input.type = "file";
  input.addEventListener("change", () => {
    const values = filling.values;
    const reader = new FileReader();
    values.set(option.name, "");
    if (!input.files.length) return;
    const name = input.files[0].name;
    reader.onload = () => values.set(option.name, `${name}\n${reader.result.split(",")[1] ?? ""}`);
    reader.readAsDataURL(input.files[0]);
  });
}

async function offerValues(option, input) {
  if (input.type === "file") return offer([]);
  if (document.activeElement !== input || !filling) return;
  const text = input.value;
  let found = choicesOf(option);
  if (option.autocomplete) {
    const { command, values } = filling;
    found = await site.complete({
      command: command.name, option: option.name, text, options: Object.fromEntries(values) });
    if (document.activeElement !== input || input.value !== text) return; // more was typed in the meantime
  } else {
    found = found.filter((each) => bare(each.name).includes(bare(text)));
  }
  if (filling?.values.get(option.name) !== text) return; // something was picked in the meantime
  offer(found.map((each) => ({
    name: each.name,
    pick: () => {
      input.value = each.name;
      filling.values.set(option.name, each.value);
      offer([]);
      const empty = firstEmpty();
      if (empty) empty.focus();
    },
  })), option.kind === "string" && !option.choices.length ? -1 : 0);
  offers.dataset.for = `${option.name}:${text}`; // what the offers are for, even if there are none
}

function firstEmpty() {
  const required = filling.command.options.filter((each) => each.required && !filling.values.get(each.name));
  return required.length ? panel.querySelector(`input[name="${CSS.escape(required[0].name)}"]`) : null;
}

function next() {
  const empty = firstEmpty();
  if (empty && empty !== document.activeElement) empty.focus();
  else run();
}

async function run() {
  const { command, values } = filling;
  if (await site.act("slash", { command: command.name, options: Object.fromEntries(values) })) {
    closeFields();
    box.focus();
  }
}
