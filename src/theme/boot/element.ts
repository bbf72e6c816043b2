/** A new element that holds `parts`. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  ...parts: (string | Element)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  made.append(...parts)
  return made
}

/** Shows `parts` as an alert at the top of the body, once for each `id`, and answers it. */
export function showAlert(id: string, ...parts: Element[]): HTMLElement {
  const shown = document.getElementById(id)
  if (shown) return shown
  const alert = element('div', ...parts)
  alert.id = id
  alert.setAttribute('role', 'alert')
  document.body.prepend(alert)
  return alert
}
