export { ShortcutsButton } from './ShortcutsButton'
