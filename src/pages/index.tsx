import { graphql, type PageProps } from 'gatsby'
import type { BodyNode } from '../model/body'
import { Home } from '../theme/home'
import { Body } from '../theme/mdx'
import { PageHead } from '../theme/seo'

export const query = graphql`
  query HomePage {
    siteConfiguration {
      ...SiteHead
      tagline
      release
    }
    component: snippet(name: { eq: "Heading.tsx" }) {
      body
    }
    editor: snippet(name: { eq: "PageEditor.tsx" }) {
      body
    }
    saving: snippet(name: { eq: "SaveButton.tsx" }) {
      body
    }
  }
`

const block = (snippet: { readonly body: unknown } | null) =>
  snippet && <Body nodes={snippet.body as BodyNode[]} />

/** The landing page. */
export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { siteConfiguration: site, component, editor, saving } = data
  if (!site) return null
  const code = { component: block(component), editor: block(editor), saving: block(saving) }
  return (
    <>
      <PageHead
        site={site}
        kind="project"
        title="Build any page editor"
        description={site.tagline}
        path="/"
        release={site.release}
      />
      <Home release={site.release} code={code} />
    </>
  )
}
