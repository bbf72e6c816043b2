/** Opens the help on keyboard shortcuts, as the key `?` does. */
export function ShortcutsButton() {
  return (
    <button className="needs-scripts" type="button" aria-haspopup="dialog" data-shortcuts>
      Keyboard shortcuts
    </button>
  )
}
