import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import { DocPage } from '../theme/doc'
import { PageDemosContext, PageImagesContext } from '../theme/mdx'
import { PageHead } from '../theme/seo'
import { pageDemos } from './pageDemos'
import { pageImages, previewImage } from './pageImages'

export const docScreen = graphql`
  fragment DocScreen on Doc {
    docId
    title
    description
    path
    keywords
    unlisted
    draft
    hideTableOfContents
    editUrl
    feedbackUrl
    lastUpdate {
      iso
      text
    }
    breadcrumbs
    previous {
      title
      path
    }
    next {
      title
      path
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

  fragment DocsVersionLabel on SiteConfiguration {
    docsVersion {
      name
      label
      mainDocPath
    }
  }
`

interface DocScreenProps {
  doc: Queries.DocScreenFragment
  site: Queries.SiteHeadFragment & Queries.DocsVersionLabelFragment
  children: ReactNode
}

/** A page of documentation, head and all, around its body. */
export function DocScreen({ doc, site, children }: DocScreenProps) {
  const { label, mainDocPath } = site.docsVersion
  return (
    <PageImagesContext.Provider value={pageImages(doc.images)}>
      <PageDemosContext.Provider value={pageDemos(doc.demos)}>
        <PageHead
          site={site}
          kind="doc"
          {...doc}
          section={doc.breadcrumbs.at(-1) ?? 'Docs'}
          modified={doc.lastUpdate?.iso ?? null}
          image={previewImage(doc, site)}
        />
        <DocPage doc={{ ...doc, versionLabel: label }} versionPath={mainDocPath}>
          {children}
        </DocPage>
      </PageDemosContext.Provider>
    </PageImagesContext.Provider>
  )
}
