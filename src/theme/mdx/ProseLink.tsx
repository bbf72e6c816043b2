import { type ComponentPropsWithoutRef, createContext, useContext } from 'react'
import { proseHref } from '../../model/proseHref'

/** Where links in prose lead: the path of every doc by id, and the path prefix without a slash at its end. */
export interface ProseLinks {
  permalinks: Readonly<Record<string, string>>
  prefix: string
}

/** Templates of pages that are rendered from MDX provide these. */
export const ProseLinksContext = createContext<ProseLinks>({ permalinks: {}, prefix: '' })

/** A link in such a page; compiled bodies have their addresses put in when pages are made. */
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
