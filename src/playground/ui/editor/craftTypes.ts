import { type CompletionContext, type CompletionResult, completeAnyWord } from '@codemirror/autocomplete'
import type { Extension } from '@codemirror/state'
import { hoverTooltip } from '@codemirror/view'
import { type TypeTable, TYPE_TABLE } from '../../paths'
import { withPathPrefix } from '../../../theme/ui'

let table: TypeTable = {}

/** Loads the types of Craft.js. Without them there are no completions and no hovers, and everything else works. */
export async function loadTypes(): Promise<void> {
  try {
    const response = await fetch(withPathPrefix(TYPE_TABLE))
    if (response.ok) table = (await response.json()) as TypeTable
  } catch {
    // As without a table.
  }
}

/** Names of Craft.js, each with its type, and the words of the file. */
export function craftCompletions(context: CompletionContext): CompletionResult | null {
  const word = context.matchBefore(/[\w$]+/)
  if (!word || (word.from === word.to && !context.explicit)) return null
  const known = Object.entries(table).map(([label, { type, kind }]) => ({
    label,
    detail: short(type),
    type: kind,
  }))
  const words = completeAnyWord(context)
  const others =
    words && 'options' in words ? words.options.filter(({ label }) => !Object.hasOwn(table, label)) : []
  return { from: word.from, options: [...known, ...others], validFor: /^[\w$]*$/ }
}

const short = (type: string) => (type.length > 48 ? `${type.slice(0, 47)}…` : type)

/** Shows the type of a name of Craft.js below the mouse. */
export function craftTypes(): Extension {
  return hoverTooltip((view, at) => {
    const { from, text } = view.state.doc.lineAt(at)
    const name = [...text.matchAll(/[\w$]+/g)].find(
      (match) => from + match.index <= at && at <= from + match.index + match[0].length,
    )
    const known = name && Object.hasOwn(table, name[0]) ? table[name[0]] : undefined
    if (!name || !known) return null
    const pos = from + name.index
    return {
      pos,
      end: pos + name[0].length,
      create: () => {
        const dom = document.createElement('div')
        dom.textContent = `${name[0]}: ${known.type}`
        return { dom }
      },
    }
  })
}
