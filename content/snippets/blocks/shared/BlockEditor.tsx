import { useState, type ElementType, type ReactNode } from 'react'
import { Editor, Element, Frame, useEditor } from '@craftjs/core'
import type { Resolver, SerializedNodes } from '@craftjs/core'
import { SettingsPanel } from '../../editing/SettingsPanel'
import { PageView } from '../../saving/PageView'
import { Area } from './Area'
import { AreaView } from './AreaView'
import './blocks.css'

interface BlockEditorProps {
  resolver: Resolver
  /** By the keys of the resolver. */
  views: Record<string, ElementType>
  /** What is on the page at first. */
  children: ReactNode
}

/** A small editor to try blocks in, with their settings and the published page. */
export function BlockEditor({ resolver, views, children }: BlockEditorProps) {
  return (
    <Editor resolver={{ Area, ...resolver }}>
      <main>
        <Frame>
          {/* A tag has no rules, and would take a button that is not in its bar. */}
          <Element is={Area} canvas>
            {children}
          </Element>
        </Frame>
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
