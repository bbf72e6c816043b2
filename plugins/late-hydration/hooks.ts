import path from 'node:path'
import { minifySync } from '@swc/core'
import { buildSync } from 'esbuild'
import type { GatsbyNode } from 'gatsby'
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

/**
 * Bundles the inline script at the end of every page, for a site under `pathPrefix` (`''` or `/prefix`). `plugin` is the
 * folder of this plugin, `behaviors` the site's module. Throws if they do not compile.
 */
function bootScript(plugin: string, behaviors: string, pathPrefix: string): string {
  const boot = path.join(plugin, 'boot/boot.ts')
  const { outputFiles } = buildSync({
    stdin: {
      // Named imports, because a namespace becomes an object with getters.
      contents: `import { installEarly, isHandled } from ${JSON.stringify(behaviors)}
        import { boot } from ${JSON.stringify(boot)}
        boot(installEarly, isHandled)`,
      resolveDir: plugin,
    },
    bundle: true,
    write: false,
    format: 'iife',
    target: ['chrome107', 'firefox104', 'safari16'],
    legalComments: 'none',
    define: { __BASE_PATH__: JSON.stringify(pathPrefix), __PATH_PREFIX__: JSON.stringify(pathPrefix) },
  })
  // swc inlines functions that esbuild's minifier does not, which saves 5 % on every page.
  const { code } = minifySync(outputFiles[0]?.text ?? '', {
    ecma: 2020,
    compress: { ecma: 2020, passes: 3, toplevel: true },
    mangle: { toplevel: true },
  })
  return code.trim().replaceAll('</', '<\\/')
}
