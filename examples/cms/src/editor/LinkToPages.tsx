import type { MouseEvent } from 'react'
import { useOpenUploads } from '../pictures/UploadProvider'

/** The way to the list. The editor closes, and ends what is still uploaded. */
export function LinkToPages({ isKept }: { isKept: boolean }) {
  const { uploads } = useOpenUploads()
  const isUploading = Object.values(uploads).some(
    ({ problem }) => problem === '',
  )

  // The browser asks when the tab is closed, but not here.
  function ask(event: MouseEvent) {
    const question = isKept
      ? isUploading && 'A picture is still uploaded. Leave without it?'
      : 'Leave, and lose your changes?'
    if (question && !confirm(question)) event.preventDefault()
  }

  return (
    <a href="#/" onClick={ask}>
      Pages
    </a>
  )
}
