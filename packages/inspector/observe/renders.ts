import { NodeElement } from '@craftjs/core'
import type { EditorStore } from './editors'

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

const listeners = new Set<(root: Fiber) => void>()
let installed: CommitHook | undefined

/** Listens to the hook that React calls after each commit, where Fast Refresh or React's development tools made one. */
function install(): boolean {
  const hook = (globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: CommitHook }).__REACT_DEVTOOLS_GLOBAL_HOOK__
  if (!hook || hook === installed) return hook !== undefined
  const { onCommitFiberRoot } = hook
  hook.onCommitFiberRoot = (id, root, ...rest) => {
    onCommitFiberRoot?.(id, root, ...rest)
    for (const listener of listeners) listener(root.current)
  }
  installed = hook
  return true
}

/**
 * Calls `onRenders` with the components of an editor that a commit has rendered again, except those inside `hidden`.
 * Returns a function that ends this, or `null` where React has no hook to call.
 */
export function watchRenders(
  store: EditorStore,
  onRenders: (renders: Render[]) => void,
  hidden?: unknown,
): (() => void) | null {
  if (!install()) return null
  const listener = (root: Fiber) => {
    const renders = rendersIn(root, store, hidden)
    if (renders.length > 0) onRenders(renders)
  }
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A fiber to look at, with the editor and the Node that it is in. */
interface Step {
  fiber: Fiber | null
  isInside: boolean
  id: string | null
}

/** Not recursive: a page may be nested deeper than the stack. */
function rendersIn(root: Fiber, store: EditorStore, hidden: unknown): Render[] {
  const renders: Render[] = []
  const { nodes } = store.query.getState()
  const steps: Step[] = [{ fiber: root, isInside: false, id: null }]
  for (let step = steps.pop(); step; step = steps.pop()) {
    const { fiber } = step
    if (fiber === null) continue
    const { type, elementType, memoizedProps, alternate } = fiber
    steps.push({ ...step, fiber: fiber.sibling })
    if (hidden !== undefined && type === hidden) continue
    const isInside = step.isInside || memoizedProps?.value === store
    const id = type === NodeElement ? (memoizedProps?.id ?? null) : step.id
    const isShown = id === null || nodes[id]?.data.type === elementType
    const name = id === null ? nameOf(type) : nodes[id]?.data.displayName
    const component = isInside && isShown ? name : null
    if (component && alternate !== null && (fiber.flags & PERFORMED_WORK) !== 0)
      renders.push({ component, id, cause: memoizedProps === alternate.memoizedProps ? 'hooks' : 'props' })
    // React keeps the children of what has not rendered, and of what no component inside has rendered.
    if (fiber.child !== alternate?.child) steps.push({ fiber: fiber.child, isInside, id })
  }
  return renders
}

/**
 * The name of a component; `null` for elements and providers, and for names of two letters: the components of Craft.js have
 * such names, since it is minified.
 */
function nameOf(type: unknown): string | null {
  if (type === null || (typeof type !== 'function' && typeof type !== 'object')) return null
  const { displayName, name } = type as { displayName?: string; name?: string }
  const found = displayName ?? name ?? ''
  return /^[A-Z]\w\w/.test(found) ? found : null
}
