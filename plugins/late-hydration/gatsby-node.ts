import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { bootScript } from './bootScript'
import { completeChunkMap } from './completeChunkMap'
import type { Options } from './options'

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (
  { actions, stage, pathPrefix, plugins, store },
  options,
) => {
  const { behaviors, chunks } = options as unknown as Options
  const root = (store.getState() as { program: { directory: string } }).program.directory
  if (stage === 'build-html') {
    const boot = bootScript(path.join(root, 'plugins/late-hydration'), path.join(root, behaviors), pathPrefix)
    actions.setWebpackConfig({ plugins: [plugins.define({ __BOOT__: JSON.stringify(boot) })] })
  }
  if (stage === 'build-javascript')
    actions.setWebpackConfig({
      plugins: [plugins.define({ __LATE_HYDRATION__: 'true' }), completeChunkMap(root, chunks)],
    })
}
