import { useEditor } from '@craftjs/core'

export function SaveButton() {
  const { query } = useEditor()
  const save = () => localStorage.setItem('page', query.serialize())

  return (
    <button type="button" onClick={save}>
      Save
    </button>
  )
}
