// A modal that the bot opened.

import { el, markdown } from "./markdown.js";
import { optionNode } from "./message.js";
import { say } from "./words.js";

const dialog = document.getElementById("form");

// `send(values)` returns true if the form was accepted; otherwise it stays open for another try.
export function showForm(modal, send) {
  const inputs = new Map(); // custom id -> function that returns the value
  const form = el("form", {},
    el("h3", {}, modal.title), ...modal.components.flatMap((part) => partNodes(part, inputs)),
    el("p", { class: "error", role: "alert" }),
    el("div", { class: "row" },
      el("button", { type: "button", class: "button secondary", onclick: () => dialog.close() }, say("cancel")),
      el("button", { class: "button primary" }, say("submit"))));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const values = Object.fromEntries([...inputs].map(([id, read]) => [id, read()]));
    if (await send(values)) dialog.close();
    else form.querySelector(".error").textContent = document.getElementById("notice").textContent;
  });
  dialog.replaceChildren(form);
  dialog.showModal();
}

function partNodes(part, inputs) {
  if (part.type === 1) return part.components.flatMap((each) => partNodes(each, inputs));
  if (part.type === 10) return markdown(part.content, { me: "", names: {}, places: [] });
  if (part.type === 18) return [field(part.label, part.description, part.component, inputs)];
  return [field(part.label ?? "", "", part, inputs)];
}

function field(label, description, part, inputs) {
  const needed = part.required ?? true;
  let input;
  if (part.type === 4) {
    input = el(part.style === 2 ? "textarea" : "input", { placeholder: part.placeholder ?? "", autocomplete: "off",
      minlength: part.min_length ?? 0, maxlength: part.max_length ?? 4000, required: needed });
    input.value = part.value ?? "";
    inputs.set(part.custom_id, () => input.value);
  } else if (part.type === 3) {
    input = el("select", { multiple: (part.max_values ?? 1) > 1, required: needed });
    input.append(...part.options.map(optionNode));
    if (!input.multiple && !part.options.some((each) => each.default)) {
      input.prepend(el("option", { value: "" }, part.placeholder ?? say("select")));
      input.value = "";
    }
    inputs.set(part.custom_id, () => [...input.selectedOptions].map((each) => each.value).filter(Boolean));
  } else {
    input = el("p", { class: "error" }, `The playground cannot show this field (type ${part.type}).`);
  }
  return el("label", {}, label + (needed ? " *" : ""), description && el("small", {}, description), input);
}
