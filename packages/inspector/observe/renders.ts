import { NodeElement } from '@craftjs/core'
import type { EditorStore } from './rules'

/** A component that has rendered again. */
export interface Render {
  component: string
  /** The Node whose component it is; `null` for a component outside of Nodes, such as a panel. */
  id: string | null
  /** Whether it got new props, or one of its own hooks made it render. */
  cause: 'props' | 'hooks'
}

/** What is read of React's fibers, which its development tools read as well. They are the same in React 18 and 19. */
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
 * Calls `onRenders` with the components of an editor that a commit has rendered again, except those inside `hidden`.
 * Returns a function that ends this, or `null` where there is no hook that React calls after each commit: Fast Refresh
 * and React's development tools make one.
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

/** Not recursive: a page may be nested deeper than the stack. */
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
    // React keeps the children of what has not rendered, and of what no component inside has rendered.
    if (fiber.child !== alternate?.child) steps.push({ fiber: fiber.child, isInside, id })
  }
  return renders
}

/** The name of a component; `null` for names of two letters, which the components of Craft.js have: it is minified. */
function nameOf(type: unknown): string | null {
  if (type === null || (typeof type !== 'function' && typeof type !== 'object')) return null
  const { displayName, name } = type as { displayName?: string; name?: string }
  const found = displayName ?? name ?? ''
  return /^[A-Z]\w\w/.test(found) ? found : null
}
