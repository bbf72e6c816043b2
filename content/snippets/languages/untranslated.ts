import type { NodeId, SerializedNodes } from '@craftjs/core'
import type { Language } from './languages'

/** Nodes with a missing translation, in the order of the saved page. */
export function untranslated(nodes: SerializedNodes, language: Language): NodeId[] {
  return Object.keys(nodes).filter((id) =>
    Object.values(nodes[id]!.props as object).some(
      (value: unknown) => isTranslated(value) && !value[language],
    ),
  )
}

const isTranslated = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && 'en' in value
