import { createRequire } from 'node:module'

/** Thrown for interactive code in a page, which would do nothing: a page's code runs only when the site is built. */
export class InteractiveCodeError extends Error {}

const STATEFUL_HOOKS = [
  ...['useState', 'useReducer', 'useEffect', 'useLayoutEffect', 'useInsertionEffect'],
  ...['useSyncExternalStore', 'useTransition', 'useDeferredValue', 'useImperativeHandle'],
]

type Create = (type: unknown, props: Record<string, unknown> | null, ...rest: unknown[]) => unknown

/** Rejects functions as props of HTML elements, which React's server renderer drops silently. */
const withoutHandlers =
  (create: Create): Create =>
  (type, props, ...rest) => {
    const name = Object.keys(props ?? {}).find((key) => typeof props?.[key] === 'function')
    if (typeof type === 'string' && name !== undefined)
      throw new InteractiveCodeError(`“${name}” of <${type}>`)
    return create(type, props, ...rest)
  }

/** Returns an export of React, wrapped or replaced so that event handlers and stateful hooks throw `InteractiveCodeError`. */
function checked(name: string, value: Create): Create {
  if (['createElement', 'jsx', 'jsxs', 'jsxDEV'].includes(name)) return withoutHandlers(value)
  if (!STATEFUL_HOOKS.includes(name)) return value
  return () => {
    throw new InteractiveCodeError(`${name}()`)
  }
}

export const loadReact = createRequire(__filename)

/** A `require` for the code of pages and the packages that it imports. Its React rejects state and event handlers. */
export function requireStaticReact(name: string): unknown {
  if (!/^react(?:\/|$)/.test(name)) return loadReact(name)
  const react = Object.entries(loadReact(name) as Record<string, Create>)
  return Object.fromEntries(react.map(([key, value]) => [key, checked(key, value)]))
}
