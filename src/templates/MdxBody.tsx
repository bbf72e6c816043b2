import { MDXProvider } from '@mdx-js/react'
import type { ReactNode } from 'react'
import { MdxComponents, ProseLinksContext } from '../theme/mdx'

interface MdxBodyProps {
  /** Where the docs stand that the body links to. */
  links: readonly { docId: string; path: string }[]
  children: ReactNode
}

/** A body that gatsby-plugin-mdx renders, with the components and links that compiled bodies have. */
export function MdxBody({ links, children }: MdxBodyProps) {
  const permalinks = Object.fromEntries(links.map(({ docId, path }) => [docId, path]))
  return (
    <ProseLinksContext.Provider value={{ permalinks, prefix: __PATH_PREFIX__ }}>
      <MDXProvider components={MdxComponents}>{children}</MDXProvider>
    </ProseLinksContext.Provider>
  )
}
