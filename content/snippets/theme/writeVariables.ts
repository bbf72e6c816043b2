/** Sets CSS variables on an element. Unlike a style attribute, this works under a CSP without 'unsafe-inline'. */
export function writeVariables(
  element: HTMLElement,
  variables: Record<string, string>,
) {
  for (const [name, value] of Object.entries(variables))
    element.style.setProperty(name, value)
}
