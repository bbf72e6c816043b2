import { useEditor } from '@craftjs/core'
import { languages, useLanguage } from './languages'
import { untranslated } from './untranslated'

/** Says how many texts are not translated, and selects the next one. */
export function NextUntranslated() {
  const { language } = useLanguage()
  const { actions, nodes } = useEditor((_state, query) => ({
    nodes: query.getSerializedNodes(),
  }))
  const [next, ...others] = untranslated(nodes, language)
  // <bdi> keeps a name that runs from right to left from turning the rest around.
  const name = <bdi>{languages[language].name}</bdi>
  if (!next) return <p>All texts are in {name}.</p>
  return (
    <button type="button" onClick={() => actions.selectNode(next)}>
      Not in {name}: {others.length + 1}
    </button>
  )
}
