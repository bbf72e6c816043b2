import { MDXProvider } from '@mdx-js/react'
import { graphql, type PageProps } from 'gatsby'
import { islands, ProseLink, ProseLinksContext } from '../theme/mdx'
import { DocTemplate } from './DocTemplate'
import { PostTemplate } from './PostTemplate'

export const query = graphql`
  query ModulePage($id: String!, $newerId: String, $olderId: String) {
    doc(id: { eq: $id }) {
      ...DocTemplate
      docLinks {
        docId
        path
      }
    }
    blogPost(id: { eq: $id }) {
      ...PostTemplate
      docLinks {
        docId
        path
      }
    }
    newer: blogPost(id: { eq: $newerId }) {
      title
      path
    }
    older: blogPost(id: { eq: $olderId }) {
      title
      path
    }
  }
`

/** The components that compiled bodies have. */
const components = { ...islands, a: ProseLink }

/**
 * The template of docs and posts with `import` or `export` lines. gatsby-plugin-mdx renders the body as `children`, from a
 * chunk of its own.
 */
export default function ModuleTemplate({ data, children }: PageProps<Queries.ModulePageQuery>) {
  const { doc, blogPost, newer, older } = data
  const links = (doc ?? blogPost)?.docLinks ?? []
  const permalinks = Object.fromEntries(links.map(({ docId, path }) => [docId, path]))
  const body = (
    <ProseLinksContext.Provider value={{ permalinks, prefix: __PATH_PREFIX__ }}>
      <MDXProvider components={components}>{children}</MDXProvider>
    </ProseLinksContext.Provider>
  )
  if (doc) {
    return <DocTemplate doc={doc}>{body}</DocTemplate>
  }
  return blogPost ? (
    <PostTemplate post={blogPost} newer={newer} older={older}>
      {body}
    </PostTemplate>
  ) : null
}
