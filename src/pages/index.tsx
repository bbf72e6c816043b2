import { graphql, type PageProps } from 'gatsby'
import type { BodyNode } from '../model/body'
import type { DemoRecord } from '../model/demo'
import { PAGE_TITLES } from '../model/pageTitles'
import { Demo } from '../theme/demo'
import { Home, type Posters } from '../theme/home'
import { Body } from '../theme/mdx'
import { PageHead } from '../theme/seo'

export const query = graphql`
  query HomePage {
    siteConfiguration {
      ...SiteHead
      tagline
      release
    }
    component: snippet(name: { eq: "Text.tsx" }) {
      body
    }
    editor: snippet(name: { eq: "PageEditor.tsx" }) {
      body
    }
    saving: snippet(name: { eq: "SaveButton.tsx" }) {
      body
    }
    result: demo(name: { eq: "FirstEditor" }) {
      ...BodyDemo
    }
    posters: allFile(filter: { sourceInstanceName: { eq: "pictures" } }, sort: { name: ASC }) {
      nodes {
        name
        childImageSharp {
          gatsbyImageData(
            layout: CONSTRAINED
            placeholder: NONE
            quality: 70
            formats: [WEBP, AVIF]
            outputPixelDensities: [0.5, 1]
          )
        }
      }
    }
  }
`

/** The pictures of the live editor in one color mode, or `null` if `npm run figures -w tools` has not written all of them. */
function postersOf({ nodes }: Queries.HomePageQuery['posters'], mode: 'light' | 'dark'): Posters | null {
  const at = (width: string) =>
    nodes.find(({ name }) => name === `editor-${width}-${mode}`)?.childImageSharp?.gatsbyImageData
  const [narrow, medium, wide] = [at('narrow'), at('medium'), at('wide')]
  return narrow && medium && wide ? { narrow, medium, wide } : null
}

const block = (snippet: { readonly body: unknown } | null) =>
  snippet && <Body nodes={snippet.body as BodyNode[]} />

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { siteConfiguration: site, component, editor, saving } = data
  if (!site) return null
  const code = { component: block(component), editor: block(editor), saving: block(saving) }
  const [light, dark] = [postersOf(data.posters, 'light'), postersOf(data.posters, 'dark')]
  return (
    <>
      <PageHead
        site={site}
        kind="project"
        title={PAGE_TITLES['/']}
        description={site.tagline}
        path="/"
        release={site.release}
      />
      <Home
        release={site.release}
        code={code}
        posters={light && dark && { light, dark }}
        result={
          data.result && (
            <Demo
              demo={data.result as unknown as DemoRecord}
              title="These three files, running"
              panel={null}
            />
          )
        }
      />
    </>
  )
}
