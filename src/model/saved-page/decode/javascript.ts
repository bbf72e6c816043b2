import { endOf } from './textForms'

/** Text in quotes, which stays as it is. */
const QUOTED = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/
/** What consoles write for a value that they do not write out: `[Function: Text]`, `[Object]`, `{…}`, `<ref *1>`. */
const ABBREVIATED =
  /<ref \*\d+>|\[(?:(?:Async)?Function|class|Object|Array|Circular|Getter)[^\]\n]*\]|\{\s*…\s*\}|…/
const SPREAD = /\.\.\.[\w.$]+\s*,?/
const INSTANCE = /new \w+\([^()]*\)/
/** The prefix of a text in Python. */
const PREFIX = /\b[ub](?=["'])/
const LITERAL = new RegExp(
  `(${QUOTED.source})|${[ABBREVIATED, SPREAD, INSTANCE, PREFIX].map(({ source }) => source).join('|')}`,
  'g',
)

/** The beginning of a function: as a value, or as a method. */
const FUNCTION = /:\s*(?:async\s+)?(?:function\b|(?:\([^()]*\)|[\w$]+)\s*=>)|[{,]\s*[\w$]+\s*\([^()]*\)\s*\{/

/** Each function is cut out of the text by itself. */
const MAX_FUNCTIONS = 1000

/** What JSON can hold of a value that is only in JavaScript; a function becomes null. */
function inJson(value: string): string {
  const name = /^\[(?:Function|class):? ([A-Z]\w*)/.exec(value)?.[1]
  if (name !== undefined) return JSON.stringify(name)
  if (value.startsWith('new Date(')) return /["'].*["']/.exec(value)?.[0] ?? 'null'
  if (value.startsWith('{')) return '{}'
  return value.startsWith('[') || value.startsWith('new ') ? 'null' : ''
}

/**
 * JSON for an object literal or the output of a console: functions, instances, spreads and abbreviations, which have no
 * place in JSON, become null or are left out. The rest stays, and may still need mending.
 */
export function withoutJavaScript(text: string): string {
  let plain = text.replace(LITERAL, (value, quoted?: string) => quoted ?? inJson(value))
  for (let times = 0; times < MAX_FUNCTIONS; times += 1) {
    const found = FUNCTION.exec(plain)
    if (found === null) break
    const [head] = found
    const isMethod = !head.startsWith(':')
    const from = found.index + 1
    const body = from + (isMethod ? plain.slice(from).indexOf('(') : 0)
    const name = isMethod ? `${plain.slice(from, body)}: ` : ' '
    plain = `${plain.slice(0, from)}${name}null${plain.slice(bodyEnd(plain, body))}`
  }
  return plain
}

/** The end of a function that begins at `start`: after its parameters and its body. */
function bodyEnd(text: string, start: number): number {
  const rest = text.slice(start)
  const parameters =
    /^\s*(?:async\s+)?(?:function\b[^(]*)?(?:\([^()]*\)|[\w$]+)\s*(?:=>)?\s*/.exec(rest)?.[0] ?? ''
  let end = endOf(text, start + parameters.length)
  // An expression may go on after a bracket: `(id) => find(id).text`.
  while (end < text.length && !/[,}\])]/.test(text[end] as string)) end = Math.max(end + 1, endOf(text, end))
  return end
}
