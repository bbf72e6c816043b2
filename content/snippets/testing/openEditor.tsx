import type { ReactElement } from 'react'
import { Editor, Frame, useEditor, type Resolver } from '@craftjs/core'
import { renderHook } from '@testing-library/react'

/** Renders an editor with a page. Returns the result of useEditor inside it. */
export function openEditor(page: ReactElement, resolver: Resolver) {
  const { result } = renderHook(() => useEditor(), {
    wrapper: ({ children }) => (
      <Editor resolver={resolver}>
        <Frame>{page}</Frame>
        {children}
      </Editor>
    ),
  })
  return result.current
}
