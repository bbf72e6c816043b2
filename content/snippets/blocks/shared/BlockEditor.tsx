import { useState, type ElementType, type ReactNode } from 'react'
import { Editor, Element, Frame, useEditor } from '@craftjs/core'
import type { Resolver, SerializedNodes } from '@craftjs/core'
import { uniqueNames } from '../../actions/uniqueNames'
import { StayInEditor } from '../../editing/StayInEditor'
import { SettingsPanel } from '../../editing/SettingsPanel'
import { PageView } from '../../saving/PageView'
import { Area } from './Area'
import { AreaView } from './AreaView'
import './blocks.css'

interface BlockEditorProps {
  resolver: Resolver
  /** The views, by resolver key. */
  views: Record<string, ElementType>
  /** The initial content of the page. */
  children: ReactNode
}

/** A small editor for trying out blocks, with their settings and the published page. */
export function BlockEditor({ resolver, views, children }: BlockEditorProps) {
  return (
    <Editor resolver={{ Area, ...resolver }} normalizeNodes={uniqueNames('FormField')}>
      <main>
        <Frame>
          {/* A plain tag has no rules, so it would accept a button outside a ButtonBar. */}
          <Element is={Area} canvas>
            {children}
          </Element>
        </Frame>
        <StayInEditor />
      </main>
      <SettingsPanel />
      <Published views={{ Area: AreaView, ...views }} />
    </Editor>
  )
}

/** The page as visitors see it. */
function Published({ views }: Pick<BlockEditorProps, 'views'>) {
  const { query } = useEditor()
  const [nodes, setNodes] = useState<SerializedNodes>({})
  return (
    <>
      <button type="button" onClick={() => setNodes(query.getSerializedNodes())}>
        Publish
      </button>
      <section aria-label="Published page">
        <PageView nodes={nodes} views={views} />
      </section>
    </>
  )
}
