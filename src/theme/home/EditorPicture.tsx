import { Icon } from '../ui'
import { EditorPanels } from './EditorPanels'
import * as styles from './EditorPicture.module.css'

const label =
  'A page editor: a toolbox on the left, a page in the middle where a button is being dropped under a heading, and ' +
  'the tree of layers with the settings of the selected block on the right.'

/** The page that is being built: a heading that is selected, the drop line, and the button that is carried there. */
function Canvas() {
  return (
    <div className={styles.canvas}>
      <div className={styles.page}>
        <div className={styles.photo} />
        <div className={styles.block}>
          <span className={styles.tag}>Text</span>
          <b>Kopitiam Lim</b>
          <p>Coffee, toast and half-boiled eggs since 1974.</p>
        </div>
        <div className={styles.line} />
        <div className={styles.columns}>
          <i />
          <i />
          <i />
        </div>
      </div>
      <div className={styles.carried}>See the menu</div>
    </div>
  )
}

/** An editor drawn in markup, for as long as no live one stands in its place. */
export function EditorPicture() {
  return (
    <div className={styles.editor} role="img" aria-label={label}>
      <div className={styles.bar}>
        <i className={styles.undo} />
        <i className={styles.redo} />
        <span>Home page</span>
        <b>
          <Icon name="check" />
          Save
        </b>
      </div>
      <div className={styles.tools}>
        {['Container', 'Text', 'Button', 'Video'].map((tool) => (
          <span key={tool} data-tool={tool}>
            <i />
            {tool}
          </span>
        ))}
      </div>
      <Canvas />
      <EditorPanels />
    </div>
  )
}
