let isInstalled = false

/**
 * Lets React remove and insert what it rendered on a translated page. Browsers that translate replace text nodes, which
 * React still takes for children: without this, it throws, and the page crashes (facebook/react#11538).
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
