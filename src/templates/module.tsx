import { graphql, type PageProps } from 'gatsby'
import { DocTemplate } from './DocTemplate'
import { MdxBody } from './MdxBody'
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
    siteConfiguration {
      ...SiteHead
    }
  }
`

/**
 * The template of docs and posts with `import` or `export` lines: gatsby-plugin-mdx renders their bodies as
 * `children`, each with a chunk of its own.
 */
export default function ModuleTemplate({ data, children }: PageProps<Queries.ModulePageQuery>) {
  const { doc, blogPost, newer, older, siteConfiguration } = data
  if (!siteConfiguration) return null
  const body = <MdxBody links={(doc ?? blogPost)?.docLinks ?? []}>{children}</MdxBody>
  if (doc) {
    return (
      <DocTemplate doc={doc} site={siteConfiguration}>
        {body}
      </DocTemplate>
    )
  }
  return blogPost ? (
    <PostTemplate post={blogPost} newer={newer} older={older} site={siteConfiguration}>
      {body}
    </PostTemplate>
  ) : null
}
