import type { TypeNote } from '../../../model/sample'
import type { Token } from './highlight'

/** A name in a line; `column` counts from 1. */
interface TypedName {
  column: number
  name: string
  type: string
}

/** Adds types to the names in `lines`: a name with a type becomes a token of its own. */
export function withTypes(lines: Token[][], notes: readonly TypeNote[]): Token[][] {
  const names = new Map<number, TypedName[]>()
  for (const { name, type, at } of notes) {
    for (const { line, column } of at) names.set(line, [...(names.get(line) ?? []), { column, name, type }])
  }
  return lines.map((tokens, index) => {
    const inLine = names.get(index + 1)
    return inLine === undefined ? tokens : typedLine(tokens, inLine)
  })
}

/** Splits the tokens of a line at the bounds of its names. */
function typedLine(tokens: readonly Token[], names: readonly TypedName[]): Token[] {
  let from = 0
  return tokens.flatMap((token) => {
    const start = from
    const end = (from += token.text.length)
    const inside = names
      .map((name) => ({ ...name, at: name.column - 1 - start }))
      .filter(({ at, name }) => at >= 0 && start + at + name.length <= end)
      .sort((a, b) => a.at - b.at)
    const parts: Token[] = []
    let done = 0
    for (const { at, name, type } of inside) {
      if (token.text.slice(at, at + name.length) !== name || at < done) continue
      if (at > done) parts.push({ kind: token.kind, text: token.text.slice(done, at) })
      parts.push({ kind: token.kind, text: name, type })
      done = at + name.length
    }
    if (done < token.text.length) parts.push({ kind: token.kind, text: token.text.slice(done) })
    return parts
  })
}
