import { type ComponentType, useEffect } from 'react'
import { createRoot } from 'react-dom/client'

/** Calls `onMounted` after the effects of the preceding components. */
function Last({ onMounted }: { onMounted: () => void }) {
  useEffect(onMounted)
  return null
}

/** Mounts a module's export (`App`, or its only component), presses its first leaf, and unmounts it. */
export async function mountSample(exports: Record<string, ComponentType>): Promise<void> {
  const App = exports.App ?? Object.values(exports)[0] ?? (() => null)
  // Reuses the element, so that React renders it once.
  const app = <App key="app" />
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  /** Renders pending updates and waits for the effects, or for an error that unmounts everything. */
  const settle = () =>
    new Promise<unknown>((resolve) => {
      addEventListener('error', resolve, { once: true })
      root.render([app, <Last key="last" onMounted={() => void requestAnimationFrame(resolve)} />])
    })
  await settle()
  const target = [...place.querySelectorAll('*')].find(({ children }) => children.length === 0)
  if (!target) console.error('It renders nothing.')
  for (const type of ['mouseover', 'mousedown', 'mouseup'])
    target?.dispatchEvent(new MouseEvent(type, { bubbles: true }))
  await settle()
  root.unmount()
  place.remove()
}
