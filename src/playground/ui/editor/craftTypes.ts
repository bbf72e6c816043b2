import { type CompletionContext, type CompletionResult, completeAnyWord } from '@codemirror/autocomplete'
import type { Extension } from '@codemirror/state'
import { hoverTooltip } from '@codemirror/view'
import { type TypeTable, TYPE_TABLE } from '../../../model/playground'
import { withPathPrefix } from '../../../theme/ui'

let table: TypeTable = {}

/** Loads the types of Craft.js. Without them, only completions and tooltips are missing. */
export async function loadTypes(): Promise<void> {
  try {
    const response = await fetch(withPathPrefix(TYPE_TABLE))
    if (response.ok) table = (await response.json()) as TypeTable
  } catch {
    // The table stays empty.
  }
}

/** Completes names from Craft.js, with their types, and words in the file. */
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

/** Shows the type of a Craft.js name under the mouse. */
export function craftTypes(): Extension {
  return hoverTooltip((view, at) => {
    const word = view.state.wordAt(at)
    const name = word ? view.state.sliceDoc(word.from, word.to) : ''
    if (!word || !Object.hasOwn(table, name)) return null
    return {
      pos: word.from,
      end: word.to,
      create: () => {
        const dom = document.createElement('div')
        dom.textContent = `${name}: ${table[name]?.type}`
        return { dom }
      },
    }
  })
}
