/** Work that pages must wait for. */
export interface PendingNodes {
  /** Answers with `work`, and remembers it until it has settled. */
  add: (work: Promise<void>) => Promise<void>
  /** Resolves when nothing is under way any more. */
  settled: () => Promise<void>
}

/**
 * Nodes that are being created. Gatsby creates pages when the `Mdx` node of a changed file is there, and does not wait
 * for the nodes that are made of it.
 */
export function pendingNodes(): PendingNodes {
  const pending = new Set<Promise<void>>()
  return {
    add(work) {
      pending.add(work)
      const end = () => void pending.delete(work)
      work.then(end, end)
      return work
    },
    async settled() {
      while (pending.size > 0) {
        await Promise.allSettled(pending)
        // What was made may be about to become something else: a file an `Mdx` node, and that a doc.
        await new Promise((resolve) => setImmediate(resolve))
      }
    },
  }
}
