import { DefaultEventHandlers, Editor } from '@craftjs/core'
import { useEffect, useState } from 'react'
import { pageProblems } from '@recipes/saving/pageProblems'
import { useAutosave } from '@recipes/saving/useAutosave'
import { WhenLoaded } from '@recipes/saving/WhenLoaded'
import { resolver } from './blocks/resolver'
import { Boundary } from './saving/Boundary'
import { BrokenPage } from './saving/BrokenPage'
import { OtherVersion } from './saving/OtherVersion'
import { forgetPage, keepPage, readPage, storeFor } from './saving/storedPage'
import { Shell } from './Shell'
import { isShowcase } from './showcase/isShowcase'
import type { ChosenEditor } from './useEditorChoice'

type OpenPageProps = {
  first: ChosenEditor
  /** The page from the last visit, or an empty string. */
  json: string
  onReset: () => void
  /** Opens the stored page. */
  onReopen: () => void
}

const OpenPage = ({ first, json, onReset, onReopen }: OpenPageProps) => {
  const [store] = useState(() => storeFor(json))
  const [isOther, setOther] = useState(false)
  const { onNodesChange, onLoaded, ...saving } = useAutosave(
    { json, revision: '' },
    store,
    { json, replaces: [''] },
  )

  useEffect(() => {
    const check = () => setOther(store.hasOther())
    // Browsers send it to all tabs except the one that made the change.
    window.addEventListener('storage', check)
    return () => window.removeEventListener('storage', check)
  }, [store])

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
      {(isOther || saving.status === 'outdated') && !isShowcase() && (
        <OtherVersion
          onOpen={onReopen}
          onReplace={(page) => {
            keepPage(page)
            onReopen()
          }}
        />
      )}
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
    if (run > 0 && json === '') forgetPage()
  }, [run, json])

  const open = (page: string) => {
    setJson(page)
    setRun(run + 1)
  }
  const startOver = () => open('')

  if (problem) return <BrokenPage problem={problem} onReset={startOver} />
  return (
    <Boundary key={run} onReset={startOver}>
      <OpenPage
        first={first}
        json={json}
        onReset={startOver}
        onReopen={() => open(readPage())}
      />
    </Boundary>
  )
}
