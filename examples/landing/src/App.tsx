import { DefaultEventHandlers, Editor } from '@craftjs/core'
import { useState } from 'react'
import { resolver } from './blocks/resolver'
import { autosave, dropPending } from './saving/autosave'
import { Boundary } from './saving/Boundary'
import { BrokenPage } from './saving/BrokenPage'
import { setSaveState } from './saving/SaveStatus'
import { forgetPage, readPage } from './saving/storedPage'
import { Shell } from './Shell'
import type { ChosenEditor } from './useEditorChoice'

/** The editor with the page from the last visit, or with the sample page. */
export const App = ({ first }: { first: ChosenEditor }) => {
  const [stored, setStored] = useState(readPage)
  const [run, setRun] = useState(0)

  const startOver = () => {
    dropPending()
    forgetPage()
    setSaveState('unchanged')
    setStored({ kind: 'none' })
    setRun(run + 1)
  }

  if (stored.kind === 'broken') {
    return (
      <BrokenPage
        title="Your saved page cannot be opened"
        problem={stored.problem}
        text={stored.text}
        onReset={startOver}
      />
    )
  }
  return (
    <Boundary onReset={startOver}>
      <Editor
        key={run}
        resolver={resolver}
        onRender={first.parts.BlockFrame}
        onNodesChange={autosave}
        indicator={first.parts.indicator}
        handlers={(store) =>
          new DefaultEventHandlers({
            store,
            removeHoverOnMouseleave: true,
            isMultiSelectEnabled: () => false,
          })
        }
      >
        <Shell
          first={first}
          saved={stored.kind === 'page' ? stored.text : null}
          onReset={startOver}
        />
      </Editor>
    </Boundary>
  )
}
