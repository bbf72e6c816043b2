import type { Node, NodeRules, UserComponent } from '@craftjs/core'
import { MAX_LIST, type RuleCall } from './messages'
import { cut, send } from './page'
import { isDragging } from './report'

type Craft = UserComponent['craft']
type Rule = (...args: unknown[]) => unknown

/** Components whose rules are logged already. */
const logged = new WeakSet<object>()

/** Makes the rules that a component defines report their calls. Others allow everything, and are not reported. */
export function logRules(component: unknown): void {
  const isComponent = typeof component === 'function' || (typeof component === 'object' && component !== null)
  if (!isComponent || logged.has(component)) return
  logged.add(component)
  const owner = component as { craft?: Craft; name?: string; displayName?: string }
  const { rules, displayName, name } = owner.craft ?? {}
  if (!rules || Object.isFrozen(owner)) return
  const label = displayName ?? name ?? owner.displayName ?? owner.name ?? 'A component'
  owner.craft = { ...owner.craft, rules: loggedRules(label, rules) }
}

const RULES = ['canDrag', 'canDrop', 'canMoveIn', 'canMoveOut'] as const

function loggedRules(component: string, rules: Partial<NodeRules>): Partial<NodeRules> {
  const entries = RULES.flatMap((rule): [string, Rule][] => {
    const call = rules[rule] as Rule | undefined
    if (typeof call !== 'function') return []
    const report = (args: unknown[], answer: string) =>
      add({ component, rule, args: wordsOf(rule, args), answer, isDragging: isDragging(), times: 1 })
    const logging: Rule = (...args) => {
      let answer: unknown
      try {
        answer = call.apply(rules, args)
      } catch (error) {
        report(args, `threw: ${String(error)}`)
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

/** The arguments of a call, named as the documentation names them. */
function wordsOf(rule: (typeof RULES)[number], [first, second]: unknown[]): string {
  const names = Array.isArray(first) ? first.map(labelOf).join(', ') : labelOf(first)
  switch (rule) {
    case 'canDrag':
      return cut(`node: ${names}`, 300)
    case 'canDrop':
      return cut(`dropTarget: ${names}, self: ${labelOf(second)}`, 300)
    case 'canMoveIn':
      return cut(`incoming: ${names}, self: ${labelOf(second)}`, 300)
    case 'canMoveOut':
      return cut(`outgoing: ${names}, self: ${labelOf(second)}`, 300)
  }
}

/** Milliseconds in which calls are collected: a rule is called many times for each movement of the mouse. */
const PAUSE = 100

let calls: RuleCall[] = []

function add(call: RuleCall): void {
  if (calls.length === 0)
    setTimeout(() => {
      send({ kind: 'rules', calls })
      calls = []
    }, PAUSE)
  const same = calls.find(
    (other) =>
      other.component === call.component &&
      other.rule === call.rule &&
      other.args === call.args &&
      other.answer === call.answer &&
      other.isDragging === call.isDragging,
  )
  if (same) same.times += 1
  else if (calls.length < MAX_LIST) calls.push(call)
}
