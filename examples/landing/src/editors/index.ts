import type { Editor } from '@craftjs/core'
import type { ComponentProps, ComponentType, ReactElement } from 'react'

/** The editors that the page can be edited with. */
export const editorNames = ['studio', 'document', 'form'] as const

/** Name of an editor, as it stands in the address after `#`. */
export type EditorName = (typeof editorNames)[number]

/** What an editor consists of: everything but the page itself. */
export type EditorParts = {
  /** What stands before the page, and what after it. */
  Before?: ComponentType
  After?: ComponentType
  /** What is drawn around each block: the option `onRender` of Craft.js. */
  BlockFrame: ComponentType<{ render: ReactElement }>
  /** The line that shows where a block is about to be dropped. */
  indicator: ComponentProps<typeof Editor>['indicator']
}

/** Loads an editor; the others are not downloaded. */
export const loadEditor: Record<EditorName, () => Promise<EditorParts>> = {
  studio: async () => (await import('./studio')).studio,
  document: async () => (await import('./document')).documentEditor,
  form: async () => (await import('./form')).form,
}

const narrow = matchMedia('(width < 744px)')

/** The editor that the address names; without one, the editor that suits the width of the window. */
export function editorOfAddress(): EditorName {
  const named = editorNames.find((name) => location.hash === `#${name}`)
  return named ?? (narrow.matches ? 'document' : 'studio')
}
