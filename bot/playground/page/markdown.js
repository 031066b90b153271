// Discord's markdown, built as DOM nodes, so that other people's text never becomes markup.

import { locale, say } from "./words.js";

export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "class") node.className = value;
    else if (name in node && typeof value === "boolean") node[name] = value;
    else node.setAttribute(name, value);
  }
  node.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

// A custom emoji. On buttons and options it has no `alt`, as their words say the same.
export function emoji(id, alt = "") {
  return el("img", { class: "emoji", src: `/emoji/${id}`, alt, title: alt });
}

const INLINE = [
  [/^\\([^\w\s])/, (m) => m[1]],
  [/^``(.+?)``|^`([^`\n]+)`/s, (m) => el("code", {}, (m[1] ?? m[2]).trim())],
  [/^<@!?(\d+)>/, (m, know) =>
    el("span", { class: m[1] === know.me ? "mention me" : "mention" }, "@" + (know.names[m[1]] ?? "unknown-user"))],
  [/^<@&(\d+)>/, () => el("span", { class: "mention" }, "@role")],
  [/^<#(\d+)>/, (m, know) => el("span", { class: "mention" }, "#" + (placeOf(m[1], know)?.name ?? "unknown"))],
  [/^<\/([^:>]+):(\d+)>/, (m, know) => commandNode(m[1], m[2], know)],
  [/^<a?:(\w+):(\d+)>/, (m) => emoji(m[2], `:${m[1]}:`)],
  [/^<t:(-?\d+)(?::([tTdDfFsSR]))?>/, (m) => stamp(Number(m[1]), m[2] ?? "f")],
  [/^@(everyone|here)\b/, (m) => el("span", { class: "mention me" }, m[0])],
  [/^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, (m, know) => link(m[2], inline(m[1], know), know)],
  [/^<(https?:\/\/[^\s>]+)>/, (m, know) => link(m[1], null, know)],
  [/^https?:\/\/[^\s<>]*[^\s<>.,:;!?)'"]/, (m, know) => link(m[0], null, know)],
  [/^\*\*\*([^]+?)\*\*\*/, (m, know) => el("strong", {}, el("em", {}, ...inline(m[1], know)))],
  [/^\*\*([^]+?)\*\*(?!\*)/, (m, know) => el("strong", {}, ...inline(m[1], know))],
  [/^__([^]+?)__/, (m, know) => el("u", {}, ...inline(m[1], know))],
  [/^~~([^]+?)~~/, (m, know) => el("s", {}, ...inline(m[1], know))],
  [/^\*(?!\s)([^*]+?)\*/, (m, know) => el("em", {}, ...inline(m[1], know))],
  [/^_(?!\s)([^_]+?)_(?!\w)/, (m, know) => el("em", {}, ...inline(m[1], know))],
  [/^\|\|([^]+?)\|\|/, (m, know) =>
    el("span", { class: "spoiler", onclick: (e) => e.currentTarget.classList.add("open") }, ...inline(m[1], know))],
];
// What can start a piece of markdown; everything before it is plain text.
const START = /[\\`<@[*_~|]|https?:\/\//;

export function inline(text, know) {
  const out = [];
  let plain = "";
  while (text) {
    const found = INLINE.map(([pattern, build]) => [pattern.exec(text), build]).find(([match]) => match);
    if (found) {
      if (plain) out.push(plain);
      plain = "";
      out.push(found[1](found[0], know));
      text = text.slice(found[0][0].length);
      continue;
    }
    const next = text.slice(1).search(START);
    const cut = next < 0 ? text.length : next + 1;
    plain += text.slice(0, cut);
    text = text.slice(cut);
  }
  if (plain) out.push(plain);
  return out;
}

export function markdown(text, know) {
  const out = [];
  text.split(/```(?:\w*\n)?([^]*?)```/).forEach((part, index) => {
    if (index % 2) out.push(el("pre", {}, part.replace(/\n$/, "")));
    else if (part) out.push(...blocks(part.replace(/^\n|\n$/g, ""), know));
  });
  return out;
}

function blocks(text, know) {
  const out = [];
  let lines = [];
  const flush = () => {
    if (lines.length) out.push(el("p", {}, ...inline(lines.join("\n"), know)));
    lines = [];
  };
  for (const line of text.split("\n")) {
    const match = /^(#{1,3}|>|-#|[-*]) +(.*)$/.exec(line);
    if (!match) {
      lines.push(line);
      continue;
    }
    flush();
    const kind = { ">": "quote", "-#": "small", "-": "item", "*": "item" }[match[1]] ?? "h" + match[1].length;
    out.push(el("p", { class: kind }, ...inline(match[2], know)));
  }
  flush();
  return out;
}

// A mention of a command: a tap fills it in. As in Discord it is shown as it was written, in English, and one that means
// no command looks the same, but nothing happens.
function commandNode(name, id, know) {
  if (!know.commands?.[id]?.includes(name)) return el("span", { class: "mention command" }, "/" + name);
  const fill = (event) => {
    event.preventDefault();
    know.fill(name);
  };
  return el("a", { href: "#", role: "button", class: "mention command", onclick: fill }, "/" + name);
}

function placeOf(channel, know) {
  return know.places.find((each) => each.channel === channel);
}

// A link, labelled with its address unless there are `children`. A link to a message here jumps to it; others to Discord,
// such as an invitation, lead nowhere.
export function link(address, children, know, style = "") {
  const [, channel, message] = /^https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)\/(\d+)$/.exec(address) ?? [];
  const place = channel && placeOf(channel, know);
  if (!place && address.startsWith("https://discord.com/")) {
    const stay = (event) => {
      event.preventDefault();
      know.tell(say("nowhere"));
    };
    return el("a", { href: address, class: style, onclick: stay }, ...(children ?? [address]));
  }
  if (!place) {
    return el("a", { href: address, class: style, target: "_blank", rel: "noopener noreferrer" }, ...(children ?? [address]));
  }
  const jump = (event) => {
    event.preventDefault();
    know.jump(place.key, message);
  };
  return el("a", { href: "#" + message, class: style || "mention", onclick: jump }, ...(children ?? [`#${place.name} › ${say("link")}`]));
}

const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" }, S: { dateStyle: "short", timeStyle: "medium" },
};

function stamp(seconds, style) {
  const node = el("time", { title: new Date(seconds * 1000).toLocaleString(locale) });
  node.dataset.seconds = seconds;
  if (style === "R") node.classList.add("relative");
  node.textContent = style === "R" ? relative(seconds) : new Date(seconds * 1000).toLocaleString(locale, STYLES[style]);
  return node;
}

export function relative(seconds) {
  const away = seconds - Date.now() / 1000;
  const units = [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
  // Rounded, as Discord does it: a day of which a second has passed is not "in 23 hours".
  const [unit, size] = units.find(([, each]) => Math.abs(away) >= 0.95 * each) ?? units[3];
  return new Intl.RelativeTimeFormat(locale).format(Math.round(away / size), unit);
}
