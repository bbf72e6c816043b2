import type { DemoRecord } from '../model/demo'
import type { PageDemos } from '../theme/mdx'

/** The live demos of a body by name. */
export function pageDemos(demos: readonly Queries.BodyDemoFragment[]): PageDemos {
  return Object.fromEntries(demos.map((demo) => [demo.name, demo as unknown as DemoRecord]))
}
