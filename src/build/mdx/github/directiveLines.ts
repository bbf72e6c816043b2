import { ADMONITION_KINDS } from '../../../model/admonitions'

/** Kinds of other sites: the kind that each is here, and its title. */
const OTHER_KINDS: Readonly<Record<string, [kind: string, title: string]>> = {
  caution: ['danger', 'Caution'],
  important: ['info', 'Important'],
}

const NAMES = [...ADMONITION_KINDS, 'details', ...Object.keys(OTHER_KINDS)].join('|')
const OPENING = new RegExp(String.raw`^([\s>]*)(:{3,})[ \t]*(${NAMES})(?:\[(.*)\]|[ \t]+(.*?))?[ \t]*$`)

/** Writes blocks such as `:::note Title`, `::: tip` and `:::caution` in the form that this site reads; code stays. */
export function directiveLines(text: string): string {
  if (!text.includes(':::')) return text
  let fence: string | null = null
  const lines = text.split('\n').map((line) => {
    const [, marks] = /^[\s>]*(`{3,}|~{3,})/.exec(line) ?? []
    if (marks !== undefined && (fence === null || marks.startsWith(fence)))
      fence = fence === null ? marks : null
    return fence === null ? directiveLine(line) : line
  })
  return lines.join('\n')
}

function directiveLine(line: string): string {
  const [, indent, colons, name = '', label, words] = OPENING.exec(line) ?? []
  if (indent === undefined) return line
  const [kind, title] = OTHER_KINDS[name] ?? [name, '']
  const written = label ?? words?.replaceAll(/[[\]]/g, '') ?? ''
  const shown = written || title
  return `${indent}${colons}${kind}${shown === '' ? '' : `[${shown}]`}`
}
