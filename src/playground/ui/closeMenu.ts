import type { MouseEvent } from 'react'
import { setDisclosed } from '../../theme/interactions/beforeHydration/disclosure'

/** Closes a dropdown after a click on a command in its list, because it would cover what the command changes. */
export function closeMenu({ currentTarget, target }: MouseEvent<HTMLUListElement>): void {
  const button = currentTarget.previousElementSibling as HTMLElement
  if (target instanceof HTMLInputElement && target.type === 'text') return
  setDisclosed(button, false)
  button.focus()
}
