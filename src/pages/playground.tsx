import { graphql, type PageProps } from 'gatsby'
import type { DemoRecord } from '../model/body'
import { PAGE_TITLES, PLAYGROUND_DESCRIPTION } from '../model/pages'
import { PlaygroundPage } from '../playground/ui'
import { PageHead } from '../theme/seo/PageHead'

export const query = graphql`
  query PlaygroundPage {
    demo(name: { eq: "Rules" }) {
      ...BodyDemo
    }
  }
`

/** Code, the running editor and its state side by side. */
export default function Playground({ data }: PageProps<Queries.PlaygroundPageQuery>) {
  const { demo } = data
  if (!demo) return null
  return (
    <>
      <PageHead title={PAGE_TITLES['/playground']} description={PLAYGROUND_DESCRIPTION} path="/playground" />
      <PlaygroundPage demo={demo as unknown as DemoRecord} />
    </>
  )
}
