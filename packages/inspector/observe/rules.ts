import type { Node, NodeRules, UserComponent } from '@craftjs/core'
import { cut } from './cut'
import type { EditorStore } from './useEditorChanges'

/** The observed editors. */
export const editors = new Set<EditorStore>()

/** Whether something is being dragged in an observed editor. */
const isDragging = (): boolean =>
  [...editors].some(({ query }) => {
    const { events, indicator } = query.getState()
    return events.dragged.size > 0 || indicator !== null
  })

/** A call of a component's rule, or several identical calls in a short time. */
export interface RuleCall {
  /** Display name of the component that has the rule. */
  component: string
  rule: string
  /** Descriptions of the arguments. */
  args: string
  answer: string
  isDragging: boolean
  times: number
}

type Craft = UserComponent['craft']
type Rule = (...args: unknown[]) => unknown

/** Rules that already log their calls. */
const logged = new WeakSet<object>()

/**
 * Makes the rules of the components in a resolver report their calls, and returns the same resolver. Nodes copy the
 * rules when they are created, so calls from Nodes created earlier are not recorded. Rules that a component does not
 * define allow everything, and are not reported.
 */
export function inspected<R extends object>(resolver: R): R {
  for (const component of Object.values(resolver)) logRules(component)
  return resolver
}

function logRules(component: unknown): void {
  const isComponent = typeof component === 'function' || (typeof component === 'object' && component !== null)
  if (!isComponent) return
  const owner = component as { craft?: Craft; name?: string; displayName?: string }
  const { rules, displayName, name } = owner.craft ?? {}
  if (!rules || logged.has(rules) || Object.isFrozen(owner)) return
  const label = cut(String(displayName ?? name ?? owner.displayName ?? owner.name ?? 'A component'), 80)
  const logging = loggedRules(label, rules)
  logged.add(logging)
  owner.craft = { ...owner.craft, rules: logging }
}

function loggedRules(component: string, rules: Partial<NodeRules>): Partial<NodeRules> {
  // The names of the arguments, as in the documentation.
  const parameters = {
    canDrag: ['node'],
    canDrop: ['dropTarget', 'self'],
    canMoveIn: ['incoming', 'self'],
    canMoveOut: ['outgoing', 'self'],
  }
  const entries = Object.entries(parameters).flatMap(([rule, names]): [string, Rule][] => {
    const call = rules[rule as keyof NodeRules] as Rule | undefined
    if (typeof call !== 'function') return []
    const report = (args: unknown[], answer: string) =>
      add({
        component,
        rule,
        args: describeArguments(names, args),
        answer,
        isDragging: isDragging(),
        times: 1,
      })
    const logging: Rule = (...args) => {
      let answer: unknown
      try {
        answer = call.apply(rules, args)
      } catch (error) {
        report(args, cut(`threw: ${String(error)}`, 300))
        throw error
      }
      report(args, cut(String(answer), 80))
      return answer
    }
    return [[rule, logging]]
  })
  return { ...rules, ...Object.fromEntries(entries) }
}

const labelOf = (node: unknown): string => {
  const { data, id } = (node ?? {}) as Partial<Node>
  return data ? `${data.displayName} ${id}` : 'nothing'
}

/** Describes the arguments of a call, such as `incoming: Button a1, self: Buttons ROOT`. */
function describeArguments(names: readonly string[], args: unknown[]): string {
  const parts = names.map((name, index) => {
    const nodes = [args[index]].flat()
    return `${name}: ${nodes.map(labelOf).join(', ')}`
  })
  return cut(parts.join(', '), 300)
}

/** Calls are collected for this many milliseconds: every mouse movement calls a rule many times. */
const COLLECT_MS = 100

/** Maximum number of calls that are collected in that time. */
const MAX_CALLS = 500

/** Collected calls. Identical calls have the same key. */
const calls = new Map<string, RuleCall>()
const listeners = new Set<(calls: RuleCall[]) => void>()

/** Calls `listener` with the latest rule calls, oldest first. Returns a function that removes the listener. */
export function onRuleCalls(listener: (calls: RuleCall[]) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function add(call: RuleCall): void {
  if (calls.size === 0)
    setTimeout(() => {
      const collected = [...calls.values()]
      calls.clear()
      for (const listener of listeners) listener(collected)
    }, COLLECT_MS)
  const key = JSON.stringify(call)
  const same = calls.get(key)
  if (same) same.times += 1
  else if (calls.size < MAX_CALLS) calls.set(key, call)
}
