import { remarkMarkAndUnravel } from '@mdx-js/mdx/lib/plugin/remark-mark-and-unravel.js'
import remarkGfm from 'remark-gfm'
import type { PluggableList } from 'unified'
import site from '../../../content/site'
import { codeBlocks } from './rehype/codeBlocks'
import { components } from './rehype/components'
import { expressions } from './rehype/expressions'
import { headings } from './rehype/headings'
import { images } from './rehype/images'
import { links } from './rehype/links'
import { breakableCode } from './rehype/breakableCode'
import { nesting } from './rehype/nesting'
import { sections } from './rehype/sections'
import { steps } from './rehype/steps'
import { tables } from './rehype/tables'
import { whitespace } from './rehype/whitespace'
import { containerDirectives, directives } from './remark/directives'
import { fences } from './remark/fences'
import { headingIds } from './remark/headingIds'
import { npmFence } from './remark/npmFence'
import { quotes } from './remark/quotes'
import { results } from './remark/results'
import { siteAddresses } from './remark/siteAddresses'
import { snippets } from './remark/snippets'

/** Plugins that let gatsby-plugin-mdx parse our syntax for the excerpts and tables of contents of `Mdx` nodes. */
export const syntaxPlugins: PluggableList = [remarkGfm, containerDirectives, headingIds]

/** Plugins on the Markdown tree, in order. */
export const remarkPlugins: PluggableList = [
  remarkGfm,
  fences,
  snippets,
  results,
  containerDirectives,
  // Makes a tag on its own line, such as `<Tabs>`, a block.
  remarkMarkAndUnravel,
  directives,
  headingIds,
  quotes,
  [siteAddresses, site],
  npmFence,
]

/** Plugins on the HTML tree, in order: JSX becomes elements first, so later plugins only handle elements. */
export const rehypePlugins: PluggableList = [
  expressions,
  components,
  codeBlocks,
  images,
  headings,
  tables,
  links,
  breakableCode,
  nesting,
  whitespace,
  sections,
  steps,
]
