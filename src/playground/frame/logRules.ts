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
  const label = cut(String(displayName ?? name ?? owner.displayName ?? owner.name ?? 'A component'), 80)
  owner.craft = { ...owner.craft, rules: loggedRules(label, rules) }
}

/** The arguments of each rule, named as the documentation names them. */
const RULES = {
  canDrag: ['node'],
  canDrop: ['dropTarget', 'self'],
  canMoveIn: ['incoming', 'self'],
  canMoveOut: ['outgoing', 'self'],
} as const

function loggedRules(component: string, rules: Partial<NodeRules>): Partial<NodeRules> {
  const entries = Object.entries(RULES).flatMap(([rule, names]): [string, Rule][] => {
    const call = rules[rule as keyof typeof RULES] as Rule | undefined
    if (typeof call !== 'function') return []
    const report = (args: unknown[], answer: string) =>
      add({ component, rule, args: wordsOf(names, args), answer, isDragging: isDragging(), times: 1 })
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

/** The arguments of a call in words, such as `incoming: Button a1, self: Buttons ROOT`. */
function wordsOf(names: readonly string[], args: unknown[]): string {
  const words = names.map((name, index) => {
    const nodes = [args[index]].flat()
    return `${name}: ${nodes.map(labelOf).join(', ')}`
  })
  return cut(words.join(', '), 300)
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
