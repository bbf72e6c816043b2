import craft from '@craftjs/core/package.json'
import { graphql, type PageProps } from 'gatsby'
import site from '../../content/site'
import type { BodyNode, DemoRecord } from '../model/body'
import { PAGE_TITLES } from '../model/pages'
import { Demo } from '../theme/demo'
import { Home } from '../theme/home/Home'
import { type Posters } from '../theme/home/Poster'
import { Body } from '../theme/mdx/Body'
import { PageHead } from '../theme/seo/PageHead'
import { Tabs } from '../theme/ui/Tabs'

export const query = graphql`
  query HomePage {
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
    rules: demo(name: { eq: "ThreeRules" }) {
      ...BodyDemo
    }
    posters: allFile(filter: { sourceInstanceName: { eq: "pictures" } }, sort: { name: ASC }) {
      nodes {
        name
        publicURL
      }
    }
  }
`

/** URLs of the posters by name, or `null` if `npm run figures -w tools -- editor` has not been run. */
function postersOf({ nodes }: Queries.HomePageQuery['posters']): Posters | null {
  return nodes.length > 0
    ? Object.fromEntries(nodes.map(({ name, publicURL }) => [name, publicURL ?? undefined]))
    : null
}

/** A code file as a tab panel. */
const panel = (name: string, snippet: { readonly body: unknown } | null) => ({
  value: name,
  label: name,
  content: snippet && <Body nodes={snippet.body as BodyNode[]} />,
})

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { component, editor, saving, result, rules } = data
  const files = [
    panel('Text.tsx', component),
    panel('PageEditor.tsx', editor),
    panel('SaveButton.tsx', saving),
  ]
  return (
    <>
      <PageHead
        kind="project"
        title={PAGE_TITLES['/']}
        description={site.tagline}
        path="/"
        release={craft.version}
      />
      <Home
        release={craft.version}
        posters={postersOf(data.posters)}
        code={<Tabs id="file" label="Files" panels={files} selected="Text.tsx" />}
        result={
          result && (
            <Demo title="These three files, running" demo={result as unknown as DemoRecord} panel="saved" />
          )
        }
        rules={rules && <Demo title="Three rules" demo={rules as unknown as DemoRecord} panel={null} />}
      />
    </>
  )
}
