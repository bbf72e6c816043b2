import { DefaultEventHandlers, Editor } from '@craftjs/core'
import { useEffect, useState } from 'react'
import type { Callbacks } from '@recipes/saving/createAutosave'
import { pageProblems } from '@recipes/saving/pageProblems'
import { useAutosave } from '@recipes/saving/useAutosave'
import { WhenLoaded } from '@recipes/saving/WhenLoaded'
import { resolver } from './blocks/resolver'
import { Boundary } from './saving/Boundary'
import { BrokenPage } from './saving/BrokenPage'
import { forgetPage, keepPage, readPage } from './saving/storedPage'
import { Shell } from './Shell'
import { isShowcase } from './showcase/isShowcase'
import type { ChosenEditor } from './useEditorChoice'

/** The page is saved in this browser, so it needs no draft there. */
const callbacks: Callbacks = {
  save: ({ json }) => new Promise((stored) => stored(keepPage(json))),
  keep: () => true,
}

type OpenPageProps = {
  first: ChosenEditor
  /** The page from the last visit, or an empty string. */
  json: string
  onReset: () => void
}

const OpenPage = ({ first, json, onReset }: OpenPageProps) => {
  const { onNodesChange, onLoaded, ...saving } = useAutosave(
    { json, revision: '' },
    callbacks,
    { json, replaces: [''] },
  )

  return (
    <Editor
      resolver={resolver}
      onRender={first.parts.BlockFrame}
      onNodesChange={(query) => {
        if (!isShowcase()) onNodesChange(query)
      }}
      indicator={first.parts.indicator}
      handlers={(store) =>
        new DefaultEventHandlers({
          store,
          removeHoverOnMouseleave: true,
          isMultiSelectEnabled: () => false,
        })
      }
    >
      <Shell {...{ first, json, saving, onReset }} />
      <WhenLoaded onLoaded={onLoaded} />
    </Editor>
  )
}

/** The editor with the page from the last visit, or with the sample page. */
export const App = ({ first }: { first: ChosenEditor }) => {
  const [json, setJson] = useState(readPage)
  const [run, setRun] = useState(0)
  const [problem] = json === '' ? [] : pageProblems(json, resolver)

  // In an effect, because the last editor saves its page when it closes.
  useEffect(() => {
    if (run > 0) forgetPage()
  }, [run])

  const startOver = () => {
    setJson('')
    setRun(run + 1)
  }

  if (problem) return <BrokenPage problem={problem} onReset={startOver} />
  return (
    <Boundary key={run} onReset={startOver}>
      <OpenPage first={first} json={json} onReset={startOver} />
    </Boundary>
  )
}
