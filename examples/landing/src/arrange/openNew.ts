import { startTyping } from '@recipes/toolbox/startTyping'
import { isShowcase } from '../showcase/isShowcase'

/** Selects a new block, ready to be typed over. The showcase only selects it. */
export function openNew(editor: Parameters<typeof startTyping>[0], id: string): void {
  if (isShowcase()) editor.actions.selectNode(id)
  else startTyping(editor, id)
}
