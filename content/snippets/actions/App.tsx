import { useState } from 'react'
import { Editor, Element, Frame, useEditor, type SerializedNodes } from '@craftjs/core'
import { SettingsPanel } from '../editing/SettingsPanel'
import { PageView } from '../saving/PageView'
import { ActionButton, Field, Form, LiveValue, resolver } from './blocks'
import { uniqueNames } from './uniqueNames'
import { views } from './views'
import { VisitProvider } from './visit'

function PublishButton({ onPublish }: { onPublish: (nodes: SerializedNodes) => void }) {
  const { query } = useEditor()
  return (
    <button
      type="button"
      onClick={() => onPublish(JSON.parse(query.serialize()) as SerializedNodes)}
    >
      Publish
    </button>
  )
}

// In-memory versions of server.ts.
const sources = { stock: () => Promise.resolve(12) }
const send = () => Promise.resolve()

export function App() {
  const [published, setPublished] = useState<SerializedNodes | null>(null)
  return (
    <>
      <Editor resolver={resolver} normalizeNodes={uniqueNames('Field')}>
        <Frame>
          <Element is="div" canvas>
            <LiveValue label="Loaves left:" name="stock" fallback="?" />
            <LiveValue label="Likes:" name="likes" fallback="0" />
            <ActionButton label="Like" action={{ name: 'add', value: 'likes' }} />
            <Element is={Form} canvas name="order">
              <Field label="Your name" name="name" required />
            </Element>
          </Element>
        </Frame>
        <SettingsPanel />
        <PublishButton onPublish={setPublished} />
      </Editor>
      {published && (
        <VisitProvider sources={sources} send={send}>
          <PageView nodes={published} views={views} />
        </VisitProvider>
      )}
    </>
  )
}
