import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import type { DocPage as Doc } from '../model/pages'
import { DocPage } from '../theme/doc'
import { PageHead } from '../theme/seo'
import { BodyMedia, previewImage } from './BodyMedia'

export const docTemplate = graphql`
  fragment DocTemplate on Doc {
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

interface DocTemplateProps {
  doc: Queries.DocTemplateFragment
  children: ReactNode
}

/** A doc with its head, around its rendered body. */
export function DocTemplate({ doc, children }: DocTemplateProps) {
  const page = doc.page as unknown as Doc
  return (
    <BodyMedia {...doc}>
      <PageHead kind="doc" {...page} modified={page.lastUpdate?.iso ?? null} image={previewImage(doc)} />
      <DocPage doc={page}>{children}</DocPage>
    </BodyMedia>
  )
}
