import { Element, useNode, type UserComponent } from '@craftjs/core'
import { SavedPageEditor } from '../../../content/snippets/saving/SavedPageEditor'

/** A text whose button makes the page larger than the limit for `keepalive` requests. */
const Text: UserComponent<{ text: string }> = ({ text }) => {
  const { actions } = useNode()
  return (
    <>
      <p>{text.length}</p>
      <button
        onClick={() => actions.setProp((props: { text: string }) => (props.text = 'x'.repeat(200_000)))}
      >
        Write
      </button>
    </>
  )
}

const resolver = { Text }
const initial = (
  <Element is="div" canvas>
    <Text text="new" />
  </Element>
)

export const SavedPage = () => <SavedPageEditor pageId="home" resolver={resolver} initial={initial} />
