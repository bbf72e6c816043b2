import { graphql, type PageProps } from 'gatsby'
import type { BodyNode } from '../model/body'
import { Body } from '../theme/mdx'
import { PostTemplate } from './PostTemplate'

export const query = graphql`
  query PostPage($id: String!, $newerId: String, $olderId: String) {
    blogPost(id: { eq: $id }) {
      ...PostTemplate
      body
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

/** The template of all posts. */
export default function Post({ data }: PageProps<Queries.PostPageQuery>) {
  const { blogPost, newer, older } = data
  if (!blogPost) return null
  return (
    <PostTemplate post={blogPost} newer={newer} older={older}>
      <Body nodes={blogPost.body as unknown as BodyNode[]} />
    </PostTemplate>
  )
}
