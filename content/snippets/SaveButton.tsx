import { useEditor } from '@craftjs/core'
import { useState } from 'react'

export function SaveButton() {
  const { query } = useEditor()
  const [page, setPage] = useState('')

  return (
    <>
      <button type="button" onClick={() => setPage(query.serialize())}>
        Save
      </button>
      <code>{page}</code>
    </>
  )
}
