// The page: who you are, where you are, what is there. Polls the server twice a second.

import { el, relative } from "./markdown.js";
import { avatar, messageNode } from "./message.js";
import { showForm } from "./form.js";
import * as composer from "./composer.js";
import { locale, say, speak, told, tries } from "./words.js";

const PAUSE = 500; // ms between polls
const PATIENCE = 30000; // ms for which a message on which the bot is at work waits
const LINE = "line"; // stands for what was typed, whose outcome comes below
const at = (id) => document.getElementById(id);
const address = new URLSearchParams(location.search);
let member = (address.get("as") ?? "alice").toLowerCase();
let place = address.get("place") ?? "general";
let revision = "";
let know = { me: "", names: {}, members: [], places: [] };
let shown = new Map(); // message id -> { data, node }
let low = true; // the newest message is in view and stays in view
let acted = ""; // the message (or LINE) on which the member acted last: its outcome comes into view, until the member scrolls
const working = new Map(); // message id -> what it showed when it turned out that the bot takes long with it
let toggled = false; // the member opened or closed the suggestions
let turn = 0; // counts changes of member or place, so that answers for an earlier one are dropped
const hidden = new Set(JSON.parse(localStorage.getItem("hidden") ?? "[]"));

function go(toMember, toPlace) {
  member = toMember;
  place = toPlace;
  low = true;
  acted = "";
  history.replaceState(null, "", `/?as=${encodeURIComponent(member)}&place=${encodeURIComponent(place)}`);
  notice("");
  composer.reset();
  return anew();
}

// Shows everything anew; what is being typed stays.
function anew() {
  turn += 1;
  revision = "";
  shown = new Map();
  at("messages").replaceChildren();
  return news();
}

// --------------------------------------------------------------- asking

async function news() {
  const mine = turn;
  const seen = document.hidden ? "0" : "1";
  try {
    const answer = await fetch("/state?" + new URLSearchParams({ member, place, revision, seen }));
    if (mine !== turn) return;
    answers();
    if (answer.status === 404) { // no such place for this member, or no such member
      if (place !== "general") go(member, "general");
      else if (member !== "alice") go("alice", "general");
      return;
    }
    const state = await answer.json();
    const wanted = ownLocale();
    if (mine === turn && wanted !== locale) {
      await speak(wanted);
      if (mine === turn) return anew(); // as everything is said otherwise
    }
    if (mine !== turn || state.revision === revision) return;
    revision = state.revision;
    show(state);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    at("lost").hidden = false; // the server is down; it may come back
  }
}

// The server answers (again): nothing says any longer that it does not.
function answers() {
  if (!at("lost").hidden && at("notice").textContent === say("silent")) notice("");
  at("lost").hidden = true;
}

async function poll() {
  try {
    await news();
  } finally {
    setTimeout(poll, PAUSE);
  }
}

at("locale").onchange = () => {
  localStorage.setItem(`locale ${member}`, at("locale").value);
  composer.reset(); // commands are called otherwise
  news();
};

async function post(path, fields) {
  const answer = await fetch(path, {
    method: "POST", headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ member, place, locale: at("locale").value, ...fields }),
  });
  if (!answer.ok) return { error: answer.status === 404 ? say("gone") : say("failed", { code: answer.status }) };
  return answer.json();
}

// Performs an action of the member. True: it was accepted (the bot may still have answered with a refusal).
async function act(kind, fields, busy = null) {
  notice("");
  busy?.classList.add("busy");
  const id = busy?.dataset.id ?? "";
  const before = shown.get(id)?.data;
  acted = id || LINE;
  try {
    const answer = await post("/act/" + kind, fields);
    if (answer.working && before) wait(id, before);
    if (answer.error) notice(answer.error);
    if (answer.error && !id) acted = ""; // nothing comes; what is being read stays
    if (answer.modal) showForm(answer.modal, (values) => act("submit", { modal: answer.modal.id, fields: values }));
    return !answer.error;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    notice(say("silent")); // the server is down
    return false;
  } finally {
    if (busy && !working.has(id)) {
      redraw(id); // a select goes back to what the message says
      busy.classList.remove("busy");
    }
    revision = "";
    await news();
    document.body.dataset.acts = Number(document.body.dataset.acts ?? 0) + 1; // the outcome is on the page
  }
}

// Keeps a message dimmed until its outcome is there.
function wait(id, data) {
  working.set(id, data);
  setTimeout(() => {
    if (!working.delete(id)) return;
    redraw(id);
    revision = "";
  }, PATIENCE);
}

// Draws a message anew when the state is shown next. It stays known, so that no message seems to have come.
function redraw(id) {
  const known = shown.get(id);
  if (known) known.data = "";
}

// The language of the member's Discord: what was chosen, or else the browser's.
function ownLocale() {
  const chosen = localStorage.getItem(`locale ${member}`);
  if (chosen) return chosen;
  const known = [...at("locale").options].map((each) => each.value);
  const spoken = navigator.languages.map((each) => known.find((one) => one.split("-")[0] === each.split("-")[0]));
  return spoken.find((each) => each) ?? "en-US";
}

function notice(text) {
  at("notice").hidden = !text;
  at("notice").textContent = text;
}

// -------------------------------------------------------------- showing

function badge(unread, pings) {
  if (pings) return el("span", { class: "badge", title: say("called", { count: pings }) }, String(pings));
  return unread ? el("span", { class: "dot", title: say("new", { count: unread }) }) : null;
}

function show(state) {
  know = { ...state, jump, fill: composer.fill, tell: notice };
  const here = state.places.find((each) => each.key === place);
  const who = state.members.find((each) => each.key === member);
  at("members").replaceChildren(...state.members.map((each) =>
    el("button", { "aria-pressed": String(each.key === member), onclick: () => go(each.key, place) },
      avatar(each.id, each.name), each.name, each.key === member ? null : badge(0, each.pings))));
  at("locale").value = ownLocale();
  at("places").replaceChildren(...state.places.map((each) =>
    el("button", { "aria-current": each.key === place ? "page" : "false", onclick: () => go(member, each.key) },
      mark(each) + each.name, each.key === place ? null : badge(each.unread, each.pings))));
  at("title").textContent = here ? mark(here) + here.name : "";
  document.title = (who.pings ? `(${who.pings}) ` : "") + `${who.name} • Playground`;
  welcome(state.messages.length);
  const other = state.members.find((each) => each.key !== member);
  at("steps").replaceChildren(...steps(other.name).map((step) => el("li", {}, ...step)));
  const box = at("box");
  box.dataset.placeholder = say("box", { place: here ? mark(here) + here.name : "", name: who.name });
  if (!box.readOnly) box.placeholder = box.dataset.placeholder;
  showMessages(state.messages.filter((each) => !hidden.has(each.id)));
}

// Suggestions of what to type: open while there is little to read (on a phone nothing, as they would cover it), then one
// line; gone once dismissed.
function welcome(messages) {
  at("welcome").hidden = place !== "general" || localStorage.getItem("welcomed") === "1";
  if (!toggled) at("welcome").open = messages < (innerWidth > 700 ? 3 : 1);
}

function steps(other) {
  const buttons = (kind) => tries[kind].flatMap((command) =>
    [" ", el("button", { class: "try", onclick: () => composer.type(command) }, command)]).slice(1);
  return [
    told("step-type", { start: buttons("start") }),
    told("step-join", { name: el("b", {}, other), join: el("b", {}, tries.join), practice: buttons("practice"),
      learn: buttons("learn") }),
    told("step-turn", { slash: el("kbd", {}, "/") }),
  ];
}

function mark(each) {
  return { channel: "# ", thread: "↳ ", dm: "@ " }[each.kind];
}

// Keeps the nodes of unchanged messages, so that open selects and loaded pictures stay.
function showMessages(messages) {
  const list = at("messages");
  const next = new Map();
  for (const message of messages) {
    const data = JSON.stringify(message);
    const old = shown.get(message.id);
    const node = old?.data === data ? old.node : messageNode(message, know, act, hide);
    node.dataset.id = message.id;
    next.set(message.id, { data, node });
  }
  const newest = [...next.keys()].at(-1);
  const appended = !shown.has(newest);
  for (const [id, data] of working) {
    if (!appended && next.get(id)?.data === data) continue;
    working.delete(id);
    next.get(id)?.node.classList.remove("busy");
  }
  const nodes = [...next.values()].map((each) => each.node);
  const same = nodes.length === list.children.length && nodes.every((node, i) => node === list.children[i]);
  shown = next;
  if (same) return;
  const last = nodes.at(-1);
  const drawn = last && !list.contains(last);
  for (const node of [...list.children]) if (!nodes.includes(node)) node.remove();
  nodes.forEach((node, index) => {
    if (list.children[index] !== node) list.insertBefore(node, list.children[index] ?? null);
  });
  const node = next.get(acted)?.node;
  if (node && !appended && acted !== newest) {
    low = false;
    node.scrollIntoView({ block: "nearest" });
  } else if (low || acted) {
    low = !(drawn && tooLong(last));
    if (low) down();
    else last.scrollIntoView({ block: "start" });
  }
  if (appended) acted = ""; // what came is the outcome
}

// Whether a message is text, such as /help, that does not fit: it is read from its beginning.
function tooLong(node) {
  return node.offsetHeight > at("messages").clientHeight && !node.querySelector(".picture");
}

function down() {
  at("messages").scrollTop = at("messages").scrollHeight;
}

// Shows the message that a link leads to, in whatever place it is.
async function jump(toPlace, id) {
  if (toPlace !== place) await go(member, toPlace);
  const node = shown.get(id)?.node;
  if (!node) return notice(say("gone"));
  low = false;
  acted = "";
  node.scrollIntoView({ block: "center" });
  node.classList.add("found");
  setTimeout(() => node.classList.remove("found"), 2000);
}

function hide(id) {
  acted = "";
  hidden.add(id);
  localStorage.setItem("hidden", JSON.stringify([...hidden].slice(-500)));
  revision = "";
  news();
}

// --------------------------------------------------------------- start

composer.setUp({
  act,
  ask: async (path) => (await fetch(path + "?" + new URLSearchParams({ member, place, locale: at("locale").value }))).json(),
  complete: async (fields) => (await post("/complete", fields)).choices ?? [],
  members: () => know.members,
});
const list = at("messages");
let above = 0; // the list's position at the last scroll: only scrolling up leaves the newest message
list.addEventListener("scroll", () => {
  if (list.scrollHeight - list.scrollTop - list.clientHeight < 60) low = true;
  else if (list.scrollTop < above) low = false;
  above = list.scrollTop;
});
for (const kind of ["wheel", "touchmove"]) list.addEventListener(kind, () => { acted = ""; }, { passive: true });
list.addEventListener("load", () => low && down(), true); // a picture above made the list longer
new ResizeObserver(() => low && down()).observe(list);
at("welcome").querySelector("summary").addEventListener("click", () => { toggled = true; });
at("dismiss").addEventListener("click", () => {
  localStorage.setItem("welcomed", "1");
  at("welcome").hidden = true;
});
at("picture").addEventListener("click", () => at("picture").close());
at("notice").addEventListener("click", () => notice(""));
document.addEventListener("visibilitychange", () => document.hidden || news());
setInterval(() => document.querySelectorAll("time.relative").forEach((each) => {
  each.textContent = relative(Number(each.dataset.seconds));
}), 10000);
poll();
