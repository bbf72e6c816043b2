import { NodeElement } from '@craftjs/core'
import type { EditorStore } from './rules'

/** A re-render of a component. */
export interface Render {
  component: string
  /** The Node that the component belongs to; `null` for a component outside Nodes, such as a panel. */
  id: string | null
  /** New props, or one of the component's own hooks. */
  cause: 'props' | 'hooks'
}

/** The fields of React's fibers that are used here and by its development tools. React 18 and 19 have the same ones. */
interface Fiber {
  type: unknown
  elementType: unknown
  flags: number
  memoizedProps: { id?: string; value?: unknown } | null
  child: Fiber | null
  sibling: Fiber | null
  alternate: Fiber | null
}

interface CommitHook {
  onCommitFiberRoot?: (this: void, id: unknown, root: { current: Fiber }, ...rest: unknown[]) => void
}

const PERFORMED_WORK = 1

/**
 * Calls `onRenders` after each commit with the components of an editor that rendered again, except those inside
 * `hidden`. Returns a function that ends this, or `null` if there is no hook that React calls after each commit. Fast
 * Refresh and React's development tools install one.
 */
export function watchRenders(
  store: EditorStore,
  onRenders: (renders: Render[]) => void,
  hidden: unknown,
): (() => void) | null {
  const hook = (globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: CommitHook }).__REACT_DEVTOOLS_GLOBAL_HOOK__
  if (!hook) return null
  const { onCommitFiberRoot } = hook
  let isWatching = true
  hook.onCommitFiberRoot = (id, root, ...rest) => {
    onCommitFiberRoot?.(id, root, ...rest)
    const renders = isWatching ? rendersIn(root.current, store, hidden) : []
    if (renders.length > 0) onRenders(renders)
  }
  return () => {
    isWatching = false
  }
}

/** Not recursive: a deeply nested page would overflow the stack. */
function rendersIn(root: Fiber, store: EditorStore, hidden: unknown): Render[] {
  const renders: Render[] = []
  const { nodes } = store.query.getState()
  const steps: { fiber: Fiber | null; isInside: boolean; id: string | null }[] = [
    { fiber: root, isInside: false, id: null },
  ]
  for (let step = steps.pop(); step; step = steps.pop()) {
    const { fiber } = step
    if (fiber === null) continue
    steps.push({ ...step, fiber: fiber.sibling })
    const { type, elementType, memoizedProps, alternate } = fiber
    if (type === hidden) continue
    const isInside = step.isInside || memoizedProps?.value === store
    const id = type === NodeElement ? (memoizedProps?.id ?? null) : step.id
    const data = id === null ? undefined : nodes[id]?.data
    const component = id === null ? nameOf(type) : data?.type === elementType && data?.displayName
    if (isInside && component && alternate && (fiber.flags & PERFORMED_WORK) !== 0)
      renders.push({ component, id, cause: memoizedProps === alternate.memoizedProps ? 'hooks' : 'props' })
    // React reuses the children of a fiber if neither it nor anything inside it has rendered.
    if (fiber.child !== alternate?.child) steps.push({ fiber: fiber.child, isInside, id })
  }
  return renders
}

/** The name of a component. `null` if it has one or two letters, as the minified components of Craft.js do. */
function nameOf(type: unknown): string | null {
  if (type === null || (typeof type !== 'function' && typeof type !== 'object')) return null
  const { displayName, name } = type as { displayName?: string; name?: string }
  const found = displayName ?? name ?? ''
  return /^[A-Z]\w\w/.test(found) ? found : null
}
