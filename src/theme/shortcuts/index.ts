export { installHelpKey } from '../behaviors/helpKeyBehavior'
export { ShortcutsButton } from './ShortcutsButton'
export { installShortcuts } from '../behaviors/shortcutsBehavior'
