import remarkGfm from 'remark-gfm'
import type { PluggableList } from 'unified'
import { containerDirectives } from './remark/directives'
import { headingIds } from './remark/headingIds'

/** Plugins that let gatsby-plugin-mdx parse our syntax for the excerpts and tables of contents of `Mdx` nodes. */
export const syntaxPlugins: PluggableList = [remarkGfm, containerDirectives, headingIds]
