import { islands } from './islands'
import { ProseLink } from './ProseLink'

/** What an MDX page with code of its own gets through `MDXProvider`: the islands, and links that resolve. */
export const MdxComponents = { ...islands, a: ProseLink }
