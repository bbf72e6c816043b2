let isInstalled = false

/**
 * Keeps React working on translated pages. Browsers replace text nodes when they translate a page, but React still
 * treats the old ones as children. Without this, it throws and the page crashes (facebook/react#11538).
 */
export function tolerateTranslation(): void {
  if (isInstalled) return
  isInstalled = true
  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    return insertBefore.call(this, node, next?.parentNode === this ? next : null) as T
  }
}
