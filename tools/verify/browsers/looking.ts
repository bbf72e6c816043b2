import type { Session } from './session'

/** Something a reader does on the shell of the site, and sees happen. */
export interface Step {
  title: string
  go: (session: Session, siteUrl: string) => Promise<void>
}

/** Whether the page has this title. */
export const heading = (text: string) =>
  `document.querySelector('h1')?.textContent.trim() === ${JSON.stringify(text)}`
/** Whether something that `selector` finds can be seen. */
export const shown = (selector: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].some((found) => found.checkVisibility())`
/** Whether nothing that `selector` finds can be seen. */
export const hidden = (selector: string) => `!(${shown(selector)})`
/** Whether React has taken over. */
export const hydrated = `document.documentElement.hasAttribute('data-hydrated')`
const F8 = 'F8'

export const ESCAPE = 'Escape'

/** From here on, violations of the policy and errors in scripts are noted down in `window.faults`. */
const NOTE_FAULTS = `window.faults = []
  addEventListener('error', (event) => faults.push(event.message))
  addEventListener('unhandledrejection', (event) => faults.push(String(event.reason)))
  document.addEventListener('securitypolicyviolation', (event) => faults.push(event.violatedDirective))`

/** Opens a page in a wide window, as nobody has used it before. */
export async function open(session: Session, url: string): Promise<void> {
  await session.open(url)
  await session.look('localStorage.clear(); sessionStorage.clear()')
  await session.open(url)
  await session.look(NOTE_FAULTS)
}

/** Shows an intent by a key that does nothing, and waits for React. */
export async function hydrate(session: Session): Promise<void> {
  await session.press(F8)
  await session.sees(hydrated)
}

/** Throws with what was noted down since the page was opened, if anything was. */
export async function peaceful(session: Session): Promise<void> {
  const faults = await session.look('return faults')
  if (JSON.stringify(faults) !== '[]') throw new Error(JSON.stringify(faults))
}
