import type { Content, Root } from 'mdast'
import type { Plugin } from 'unified'

/** What makes a tree of what the parser read, as far as it is needed here. */
interface TreeExtension {
  enter?: Record<string, unknown>
  transforms?: ((tree: Root) => Root | undefined | void)[]
}

/** What every address has in it that GFM makes a link of. */
const SIGN = /@|https?:\/\/|www\./i

/** Whether a text below `parent` may hold an address. */
export function mayHoldAddress({ children }: { children: readonly Content[] }): boolean {
  return children.some((node) =>
    node.type === 'text' ? SIGN.test(node.value) : 'children' in node && mayHoldAddress(node),
  )
}

/**
 * Lets GFM look for addresses in whole texts only where there may be one: to visit every node of a page, with all that
 * stands around it, costs a tenth of all parsing.
 */
export const quickAddresses: Plugin = function () {
  const data = this.data() as { fromMarkdownExtensions?: (TreeExtension | TreeExtension[])[] }
  const careful = (extension: TreeExtension): TreeExtension =>
    extension.enter?.literalAutolink === undefined
      ? extension
      : {
          ...extension,
          transforms: extension.transforms?.map(
            (transform) => (tree) => (mayHoldAddress(tree) ? transform(tree) : undefined),
          ),
        }
  data.fromMarkdownExtensions = data.fromMarkdownExtensions?.map((extension) =>
    Array.isArray(extension) ? extension.map(careful) : careful(extension),
  )
}
