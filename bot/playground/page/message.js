// One message: author, text, embeds, pictures, buttons and selects, and the newer components of a layout.

import { el, emoji, inline, link, markdown } from "./markdown.js";
import { locale, say, told } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };
const COLOURS = ["#5865f2", "#3ba55c", "#c27c0e", "#c0392b", "#8e44ad", "#1a8f8a"];

export function avatar(id, name) {
  const node = el("span", { class: "avatar", "aria-hidden": "true" }, (name || "?")[0].toUpperCase());
  node.style.background = COLOURS[Number(BigInt(id) % BigInt(COLOURS.length))];
  return node;
}

// `know`: me, names, members, places, jump; `act(kind, fields, busy)` sends an action; `hide(id)` hides a message.
export function messageNode(message, know, act, hide) {
  const node = el("article", { class: "message" });
  if (message.pinged) node.classList.add("pinged");
  if (message.private) node.classList.add("private");
  const time = new Date(message.at * 1000);
  const send = (kind, fields) => act(kind, { message: message.id, ...fields }, node);
  node.append(
    avatar(message.author, message.name),
    el("div", { class: "body" },
      message.reply && el("div", { class: "reply" }, `↱ ${message.reply.name}: `, ...inline(message.reply.text, know)),
      message.used && el("div", { class: "reply" }, ...told("used", { name: message.used.name, command: el("b", {}, message.used.command) })),
      el("div", { class: "head" },
        el("b", {}, message.name), message.bot && el("span", { class: "app" }, "APP"),
        el("time", { title: time.toLocaleString(locale) }, when(time))),
      el("div", { class: "text" }, ...markdown(message.text, know),
        message.thinking && el("p", { class: "thinking" }, say("thinking", { name: message.name })),
        message.edited && el("span", { class: "edited" }, say("edited"))),
      ...message.embeds.map((embed) => embedNode(embed, know)),
      ...message.files.map(fileNode),
      ...message.components.map((part) => partNode(part, know, send)),
      message.private && el("div", { class: "only" }, say("only") + " • ",
        el("button", { class: "plain", onclick: () => hide(message.id) }, say("dismiss")))));
  return node;
}

function when(time) {
  const today = time.toDateString() === new Date().toDateString();
  return time.toLocaleString(locale, today ? { timeStyle: "short" } : { dateStyle: "short", timeStyle: "short" });
}

function fileNode(file) {
  if (!file.picture) return el("a", { href: file.url, class: "file", download: file.name }, "📄 " + file.name);
  return picture(file.url, file.alt || file.name, file.size);
}

// size: [width, height], so that the place is kept until it has loaded, and nothing below it moves.
function picture(url, alt, size = null) {
  const open = () => {
    const dialog = document.getElementById("picture");
    dialog.querySelector("img").src = url;
    dialog.querySelector("img").alt = alt;
    dialog.showModal();
  };
  const shown = el("img", { src: url, alt });
  if (size) {
    const [width, height] = size;
    shown.style.aspectRatio = `${width} / ${height}`;
    shown.style.width = `min(${width}px, max(300px, 48vh) * ${width / height})`;
  }
  return el("button", { class: "picture", title: say("open"), onclick: open }, shown);
}

function embedNode(embed, know) {
  const node = el("div", { class: "embed" },
    embed.title && el("b", {}, ...inline(embed.title, know)),
    ...markdown(embed.text, know),
    ...embed.fields.map((each) =>
      el("div", { class: "field" }, el("b", {}, ...inline(each.name, know)), ...markdown(each.text, know))),
    embed.picture && picture(embed.picture, embed.title || "picture"),
    embed.footer && el("small", {}, embed.footer));
  if (embed.colour) node.style.borderColor = embed.colour;
  return node;
}

// A component's emoji and words.
function labelled(given, words) {
  if (!given) return [words];
  return given.id ? [emoji(given.id), words] : [`${given.name} ${words}`.trim()];
}

function partNode(part, know, send) {
  if (part.type === 1) return el("div", { class: "row" }, ...part.components.map((each) => partNode(each, know, send)));
  if (part.type === 2) return buttonNode(part, know, send);
  if (part.type === 3 || part.type === 5) return selectNode(part, know, send);
  if (part.type === 9) {
    return el("div", { class: "section" },
      el("div", {}, ...part.components.map((each) => partNode(each, know, send))), partNode(part.accessory, know, send));
  }
  if (part.type === 10) return el("div", { class: "text" }, ...markdown(part.content, know));
  if (part.type === 11) return hideable(part, picture(part.media.url, part.description || "picture", part.media.size));
  if (part.type === 12) {
    const items = part.items.map((each) => hideable(each, picture(each.media.url, each.description || "picture", each.media.size)));
    return el("div", { class: items.length > 1 ? "gallery many" : "gallery" }, ...items);
  }
  if (part.type === 13) {
    const name = part.name || part.file.name;
    return hideable(part, el("a", { href: part.file.url, class: "file", download: name }, "📄 " + name));
  }
  if (part.type === 14) return el("hr", { class: (part.divider ?? true) ? "" : "plain", "data-spacing": String(part.spacing ?? 1) });
  if (part.type === 17) {
    const node = el("div", { class: "embed container" }, ...part.components.map((each) => partNode(each, know, send)));
    if (part.accent_color != null) node.style.borderColor = "#" + part.accent_color.toString(16).padStart(6, "0");
    return hideable(part, node);
  }
  return el("p", { class: "edited" }, `(the playground cannot show this part of the message: type ${part.type})`);
}

// What is marked as a spoiler is hidden until it is pressed.
function hideable(part, node) {
  if (part.spoiler) {
    node.classList.add("hidden");
    node.addEventListener("click", (event) => {
      if (node.classList.contains("hidden")) event.stopImmediatePropagation();
      node.classList.remove("hidden");
    }, true);
  }
  return node;
}

function buttonNode(part, know, send) {
  const label = labelled(part.emoji, part.label ?? "");
  const style = "button " + (STYLES[part.style] ?? "secondary");
  if (part.style === 5 && /^https?:\/\//.test(part.url)) {
    return link(part.url, [...label, " ↗"], know, style);
  }
  const press = () => send("press", { custom_id: part.custom_id });
  return el("button", { class: style, disabled: Boolean(part.disabled), onclick: press }, ...label);
}

function selectNode(part, know, send) {
  const users = part.type === 5;
  const options = users
    ? know.members.map((each) => ({ label: each.name, value: each.id }))
    : part.options;
  const most = part.max_values ?? 1;
  const few = part.min_values ?? 1;
  const choose = (values) => send("choose", { custom_id: part.custom_id, values, users });
  const list = el("select", { disabled: Boolean(part.disabled), multiple: most > 1,
    "aria-label": part.placeholder ?? say("select") });
  list.append(...options.map((each) => optionNode(each)));
  if (most > 1) {
    list.size = Math.min(options.length, 6);
    const done = el("button", { class: "button secondary", disabled: Boolean(part.disabled),
      onclick: () => choose([...list.selectedOptions].map((each) => each.value)) }, say("choose"));
    oneByOne(list);
    list.addEventListener("change", () => { // Discord sends it without a button, and so does this
      const others = list.closest(".message").querySelectorAll(".button, select");
      for (const other of others) if (other !== done && other !== list) other.disabled = true;
      done.classList.replace("secondary", "primary");
    });
    const empty = part.placeholder && !options.some((each) => each.default); // as Discord shows it
    const hint = `${empty ? part.placeholder : say("choose")} · ${few === most ? most : say("range", { least: few, most })}`;
    return el("div", { class: "select" }, el("small", {}, hint), list, done);
  }
  const none = el("option", { value: "", disabled: few > 0 }, part.placeholder ?? say("select"));
  list.prepend(none);
  if (!options.some((each) => each.default)) none.selected = true;
  list.addEventListener("change", () => choose(list.value ? [list.value] : []));
  return el("div", { class: "select" }, list);
}

// A click adds or removes an option without holding down a key.
function oneByOne(list) {
  list.addEventListener("mousedown", (event) => {
    if (event.target.tagName !== "OPTION") return;
    event.preventDefault();
    const scrolled = list.scrollTop;
    event.target.selected = !event.target.selected;
    list.scrollTop = scrolled;
    list.dispatchEvent(new Event("change"));
  });
}

export function optionNode(option) {
  const words = option.label + (option.description ? ` — ${option.description}` : "");
  const node = el("option", { value: option.value }, ...labelled(option.emoji, words));
  if (option.default) node.selected = true;
  return node;
}
