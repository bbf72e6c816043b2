import type { Root } from 'mdast'
import type { mdxToMdast } from 'satteri'
import { mayHoldAddress } from '../remark/quickAddresses'
import { accountOf } from './accountOf'
import { directivesIn } from './directivesIn'
import { signsIn } from './signsIn'

/** Reads MDX in native code, twenty times as fast as micromark. */
export type NativeParser = typeof mdxToMdast

/** The native parser, or `null` on a system that it was not built for. */
export const nativeParser: Promise<NativeParser | null> = import('satteri').then(
  (module) => module.mdxToMdast,
  () => null,
)

/**
 * What they read differently: tabs, and a star beside a letter that JavaScript stores as two. And a backslash that ends
 * the text: behind an `import` that is none, the native parser looks for the letter after it and ends the process.
 */
const UNSURE = /\t|[*_~][\uD800-\uDBFF]|[\uDC00-\uDFFF][*_~]|\\$/

/**
 * The tree of `text` as micromark reads it, or `null` where that is not sure and micromark must be asked.
 *
 * The native parser is more patient, and some of what it makes of rare Markdown differs. So its tree counts only when
 * every sign of JSX, of braces and of directives is one that it has understood; what is wrong on a page, micromark says
 * (`readNatively.test.ts` compares both).
 */
export function readNatively(text: string, parse: NativeParser): Root | null {
  const directives = directivesIn(text)
  if (directives === null || UNSURE.test(text)) return null
  let tree: Root
  try {
    tree = parse(text, { features: { frontmatter: false, directive: directives > 0 } }) as Root
  } catch {
    return null
  }
  if (mayHoldAddress(tree)) return null
  const account = accountOf(tree, text)
  return account?.signs === signsIn(text) && account.directives === directives ? tree : null
}
