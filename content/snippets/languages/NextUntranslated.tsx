import { useEditor } from '@craftjs/core'
import { languages, useLanguage } from './languages'
import { untranslated } from './untranslated'

/** Shows how many texts are untranslated, and selects the next one. */
export function NextUntranslated() {
  const { language } = useLanguage()
  const { actions, nodes } = useEditor((_state, query) => ({
    nodes: query.getSerializedNodes(),
  }))
  const [next, ...others] = untranslated(nodes, language)
  // <bdi> keeps a right-to-left name from reversing the rest of the sentence.
  const name = <bdi>{languages[language].name}</bdi>
  if (!next) return <p>All texts are in {name}.</p>
  return (
    <button type="button" onClick={() => actions.selectNode(next)}>
      Not in {name}: {others.length + 1}
    </button>
  )
}
