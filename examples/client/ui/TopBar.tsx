import { useCallback, type ReactNode } from 'react'
import { ROOT_NODE, useEditor } from '@craftjs/core'
import { SaveMessage, type SaveMessageProps } from '@recipes/saving/SaveMessage'
import { titleFor, titleIn } from '../../server/titles'
import { useLeaveQuestion } from '../navigation/leaving'
import { Icon } from './Icon'

interface TopBarProps {
  pageId: string
  saving: SaveMessageProps & { keepNow: () => boolean }
  /** The label of the link to the list, such as “Pages”. */
  list: string
  /** Replaces the message about saving. */
  message?: ReactNode
  /** The buttons. */
  children: ReactNode
}

/** The bar of an open page: the way back to the list, its title, the message about saving, and buttons. */
export function TopBar({ pageId, saving, list, message, children }: TopBarProps) {
  const { title } = useEditor(({ nodes }) => ({
    title: titleIn(nodes[ROOT_NODE]?.data.props),
  }))
  const { status, keepNow } = saving
  const isLost = useCallback(() => !keepNow(), [keepNow])
  useLeaveQuestion(status === 'saved' ? '' : 'Leave and lose your changes?', isLost)

  return (
    <header className="top-bar">
      <a className="back" href="#/" title={list}>
        <Icon name="back" />
        <span>{list}</span>
      </a>
      <div className="page-name">
        <h1>{title ?? titleFor(pageId)}</h1>
        <div className="save-state">{message ?? <SaveMessage {...saving} />}</div>
      </div>
      {children}
    </header>
  )
}
