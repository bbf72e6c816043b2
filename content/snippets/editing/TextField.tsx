import { useEditor, type NodeHelpersType, type NodeId } from '@craftjs/core'

interface TextFieldProps {
  /** Returns true if the user may read the text of a Node but not change it. */
  isReadOnly?: (id: NodeId, helpers: NodeHelpersType) => boolean
}

/** A field for the text of the selected element, if it has one. */
export function TextField({ isReadOnly = () => false }: TextFieldProps) {
  const { actions, id, text, readOnly } = useEditor((state, query) => {
    const id: string | undefined = query.getEvent('selected').last()
    const text: unknown = id ? state.nodes[id]?.data.props.text : undefined
    if (!id || typeof text !== 'string') return { id: null }
    return { id, text, readOnly: isReadOnly(id, query.node) }
  })
  if (!id) return null

  return (
    <label>
      Text{' '}
      <input
        value={text}
        readOnly={readOnly}
        onChange={({ target }) =>
          actions.setProp(id, (props) => (props.text = target.value))
        }
      />
    </label>
  )
}
