import { ROOT_NODE, useEditor } from '@craftjs/core'

/** Shows the settings of the root, whatever is selected. */
export function ThemePanel() {
  const { Settings } = useEditor((state) => ({
    Settings: state.nodes[ROOT_NODE]?.related.settings,
  }))
  return Settings ? <Settings /> : null
}
