/**
 * Tracks nodes that are being created. When a file changes, Gatsby creates pages as soon as the `Mdx` node exists, and
 * does not wait for the nodes derived from it.
 */
export function pendingNodes() {
  const pending = new Set<Promise<void>>()
  return {
    /** Tracks `work` until it settles, and returns it. */
    add(work: Promise<void>): Promise<void> {
      pending.add(work)
      const end = () => void pending.delete(work)
      work.then(end, end)
      return work
    },
    /** Resolves when no work is pending. */
    async settled(): Promise<void> {
      while (pending.size > 0) {
        await Promise.allSettled(pending)
        // A new node may trigger others: a `File` node triggers an `Mdx` node, which triggers a `Doc` node.
        await new Promise((resolve) => setImmediate(resolve))
      }
    },
  }
}
