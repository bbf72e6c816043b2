/** Whether a key belongs to a field that one writes in, or to a combination with Ctrl, Cmd or Alt: no shortcut then. */
export function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
}
