import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'

/** Milliseconds in which the effects of a sample may fail. */
const EFFECT_TIME = 30

/** Mounts what a module exports, `App` or one component of another name, presses its first leaf, and unmounts it. */
export async function mountSample(exports: Record<string, ComponentType>): Promise<void> {
  const App = exports.App ?? Object.values(exports)[0] ?? (() => null)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const wait = () => new Promise((resolve) => setTimeout(resolve, EFFECT_TIME))
  root.render(<App />)
  await wait()
  const target = [...place.querySelectorAll('*')].find(({ children }) => children.length === 0)
  if (!target) console.error('It renders nothing.')
  for (const type of ['mouseover', 'mousedown', 'mouseup'])
    target?.dispatchEvent(new MouseEvent(type, { bubbles: true }))
  await wait()
  root.unmount()
  place.remove()
}
