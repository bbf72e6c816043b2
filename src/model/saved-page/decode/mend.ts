import { CODES } from '../codes'
import type { Finding } from '../finding'
import { readPage } from '../readPage'
import { closeText } from './closeText'
import type { Codecs } from './codecs'
import { withoutJavaScript } from './javascript'
import { excerpts, plainText } from './textForms'

export interface Mended {
  value: unknown
  findings: Finding[]
}

export function textFinding(code: 'not-json' | 'cut-off', message: string): Finding {
  return { code, severity: CODES[code].severity, node: null, path: '', message, patch: [] }
}

export function parse(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return null
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** What could be read from text that is cut off. Without any Node, that is nothing, rather than a page without Nodes. */
function cutOff(value: unknown): Mended {
  const last = isObject(value) ? Object.keys(value).at(-1) : undefined
  return last === undefined
    ? { value: undefined, findings: [textFinding('cut-off', 'The text ends before the first Node.')] }
    : { value, findings: [textFinding('cut-off', `The text ends in the middle, in “${last}”.`)] }
}

/** JSON text that is escaped, cut off, or has something around it, mended; `null` when nothing helps. */
export function mended(text: string, { mend }: Pick<Codecs, 'mend'>): Mended | null {
  const plain = plainText(text)
  const parts = excerpts(plain)
  for (const part of parts) {
    const whole = parse(part)
    if (whole === null || !isObject(whole.value)) continue
    const message =
      plain === text ? 'There is text around the JSON.' : 'The JSON is escaped, as inside another text.'
    return { ...whole, findings: [textFinding('not-json', message)] }
  }
  const rest = plain.slice(Math.max(0, plain.search(/[{[]/)))
  const closed = [...parts, rest].map(closeText).find((each) => each !== null) ?? null
  const cut = closed === null ? null : parse(closed)
  if (cut !== null) return cutOff(cut.value)
  const attempts = [...(closed === null ? [] : [closed]), ...parts, rest]
  const message = 'The text is not JSON. It was mended: compare it with what you saved.'
  const findings = [textFinding(closed === null ? 'not-json' : 'cut-off', message)]
  let second: Mended | null = null
  for (const attempt of [...attempts, ...attempts.map(withoutJavaScript)]) {
    try {
      const found = parse(mend(attempt))
      if (found === null || !isObject(found.value)) continue
      if (readPage(found.value).page !== null) return { ...found, findings }
      second ??= { ...found, findings }
    } catch {
      // The next attempt may help.
    }
  }
  // The page may be a text in something else that is not JSON.
  const inner = plain.replace(/\\(["\\/])/g, '$1')
  return (inner === plain ? null : mended(inner, { mend })) ?? second
}
