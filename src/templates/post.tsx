import { graphql, type PageProps } from 'gatsby'
import type { BodyNode } from '../model/body'
import type { PostPage as Page } from '../model/pages'
import { PostPage } from '../theme/blog/PostPage'
import { Body } from '../theme/mdx/Body'
import { BodyMedia, previewImage } from '../theme/mdx/BodyMedia'
import { PageHead } from '../theme/seo/PageHead'

export const query = graphql`
  query PostPage($id: String!, $newerId: String, $olderId: String) {
    blogPost(id: { eq: $id }) {
      page
      body
      image {
        publicURL
      }
      images {
        ...BodyPicture
      }
      demos {
        ...BodyDemo
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

/** The template for all posts. */
export default function Post({ data: { blogPost, newer, older } }: PageProps<Queries.PostPageQuery>) {
  if (!blogPost) return null
  const page = blogPost.page as unknown as Page
  return (
    <BodyMedia {...blogPost}>
      <PageHead
        kind="post"
        {...page}
        section="Blog"
        published={page.date}
        modified={page.lastUpdate}
        image={previewImage(blogPost)}
      />
      <PostPage post={page} newer={newer} older={older}>
        <Body nodes={blogPost.body as unknown as BodyNode[]} />
      </PostPage>
    </BodyMedia>
  )
}
