import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import type { PageLink } from '../model/doc'
import { PostPage } from '../theme/blog'
import { PageDemosContext, PageImagesContext } from '../theme/mdx'
import { PageHead } from '../theme/seo'
import { pageDemos } from './pageDemos'
import { pageImages, previewImage } from './pageImages'

export const postScreen = graphql`
  fragment PostScreen on BlogPost {
    title
    description
    path
    date
    release
    releasedOn
    tags
    unlisted
    draft
    readingMinutes
    editUrl
    lastUpdate {
      iso
    }
    tableOfContents {
      id
      text
      level
    }
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

interface PostScreenProps {
  post: Queries.PostScreenFragment
  newer: PageLink | null
  older: PageLink | null
  site: Queries.SiteHeadFragment
  children: ReactNode
}

/** A blog post, head and all, around its body. */
export function PostScreen({ post, newer, older, site, children }: PostScreenProps) {
  return (
    <PageImagesContext.Provider value={pageImages(post.images)}>
      <PageDemosContext.Provider value={pageDemos(post.demos)}>
        <PageHead
          site={site}
          kind="post"
          {...post}
          section="Blog"
          published={post.date}
          modified={post.lastUpdate?.iso ?? null}
          image={previewImage(post, site)}
        />
        <PostPage post={post} newer={newer} older={older}>
          {children}
        </PostPage>
      </PageDemosContext.Provider>
    </PageImagesContext.Provider>
  )
}
