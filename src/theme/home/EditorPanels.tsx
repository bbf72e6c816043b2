import * as styles from './EditorPicture.module.css'

/** The right side of the drawn editor: layers and settings. */
export function EditorPanels() {
  return (
    <div className={styles.panels}>
      <b>Layers</b>
      <ul className={styles.layers}>
        <li>Page</li>
        <li>Photo</li>
        <li data-selected="">Text</li>
        <li data-drop="">Button</li>
        <li>Columns</li>
      </ul>
      <b>Text</b>
      <dl className={styles.settings}>
        <dt>Size</dt>
        <dd>28</dd>
        <dt>Margin</dt>
        <dd>0 24</dd>
        <dt>Color</dt>
        <dd className={styles.swatches}>
          <i />
          <i />
          <i />
        </dd>
      </dl>
    </div>
  )
}
