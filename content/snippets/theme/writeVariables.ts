/** Writes CSS variables to an element. A policy without 'unsafe-inline' allows this, and no style attribute in HTML. */
export function writeVariables(
  element: HTMLElement,
  variables: Record<string, string>,
) {
  for (const [name, value] of Object.entries(variables))
    element.style.setProperty(name, value)
}
