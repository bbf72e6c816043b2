import { type ComponentPropsWithoutRef, createContext, useContext } from 'react'
import { proseHref } from '../../model/proseHref'

/** Provided by templates of pages that gatsby-plugin-mdx renders. */
export const ProseLinksContext = createContext<{
  /** The path of every doc, by id. */
  permalinks: Readonly<Record<string, string>>
  /** The path prefix without a slash at its end. */
  prefix: string
}>({ permalinks: {}, prefix: '' })

/** A link in a page that gatsby-plugin-mdx renders. In compiled bodies, links are resolved in the build. */
export function ProseLink({ href = '', children, ...props }: ComponentPropsWithoutRef<'a'>) {
  const { permalinks, prefix } = useContext(ProseLinksContext)
  // gatsby-plugin-mdx has prefixed links that are written in Markdown, but not those written as tags.
  const isPrefixed = prefix !== '' && href.startsWith(`${prefix}/`)
  const address = isPrefixed
    ? href
    : proseHref(href, (docId) => permalinks[docId] ?? `/docs/${docId}`, prefix)
  return (
    <a href={address} {...props}>
      {children}
    </a>
  )
}
