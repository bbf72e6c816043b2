import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import type { PageLink } from '../model/pages'
import type { PostPage as Post } from '../model/pages'
import { PostPage } from '../theme/blog'
import { PageHead } from '../theme/seo'
import { BodyMedia, previewImage } from './BodyMedia'

export const postTemplate = graphql`
  fragment PostTemplate on BlogPost {
    page
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
`

interface PostTemplateProps {
  post: Queries.PostTemplateFragment
  newer: PageLink | null
  older: PageLink | null
  children: ReactNode
}

/** A blog post with its head, around its rendered body. */
export function PostTemplate({ post, newer, older, children }: PostTemplateProps) {
  const page = post.page as unknown as Post
  return (
    <BodyMedia {...post}>
      <PageHead
        kind="post"
        {...page}
        section="Blog"
        published={page.date}
        modified={page.lastUpdate?.iso ?? null}
        image={previewImage(post)}
      />
      <PostPage post={page} newer={newer} older={older}>
        {children}
      </PostPage>
    </BodyMedia>
  )
}
