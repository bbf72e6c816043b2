import { ROOT_NODE, useEditor } from '@craftjs/core'

/** Always shows the settings of the root, regardless of the selection. */
export function ThemePanel() {
  const { Settings } = useEditor((state) => ({
    Settings: state.nodes[ROOT_NODE]?.related.settings,
  }))
  return Settings ? <Settings /> : null
}
