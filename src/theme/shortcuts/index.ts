export { installHelpKey } from './helpKeyBehavior'
export { ShortcutsButton } from './ShortcutsButton'
export { installShortcuts } from './shortcutsBehavior'
