import type { DemoRecord } from '../../../model/demo'
import { finishedNodes, type Unfinished } from '../../finishing'

/** Resolvers of `Demo` fields. */
export const demoResolvers = {
  code: { resolve: async (demo: Unfinished & DemoRecord) => (await finishedNodes(demo, [demo.code]))[0] },
}
