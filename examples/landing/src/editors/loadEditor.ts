import type { Editor } from '@craftjs/core'
import type { ComponentProps, ComponentType, ReactElement } from 'react'

/** The names of the three editors. */
export const editorNames = ['studio', 'document', 'form'] as const

/** The name of an editor, as in the URL after `#`. */
export type EditorName = (typeof editorNames)[number]

/** The parts of an editor: everything except the page itself. */
export type EditorParts = {
  /** Components before and after the page. */
  Before?: ComponentType
  After?: ComponentType
  /** Renders each block with its frame. Passed to Craft.js as `onRender`. */
  BlockFrame: ComponentType<{ render: ReactElement }>
  /** The drop line. */
  indicator: ComponentProps<typeof Editor>['indicator']
}

/** Loads an editor, without downloading the others. */
export const loadEditor: Record<EditorName, () => Promise<EditorParts>> = {
  studio: async () => (await import('./studio/studio')).studio,
  document: async () => (await import('./document/document')).documentEditor,
  form: async () => (await import('./form/form')).form,
}

const narrow = matchMedia('(width < 744px)')

/** Returns the editor in the URL, or else the one that suits the width of the window. */
export function editorOfAddress(): EditorName {
  const named = editorNames.find((name) => location.hash === `#${name}`)
  return named ?? (narrow.matches ? 'document' : 'studio')
}
