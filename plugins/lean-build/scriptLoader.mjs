import { transform } from '@swc/core'

/**
 * Compiles one of our modules for current browsers: removes types and JSX, and keeps modern syntax. In `develop`, it also
 * adds source maps, and supports Fast Refresh.
 */
export default async function scriptLoader(source) {
  const done = this.async()
  const { resourcePath } = this
  const isDevelop = this.getOptions().mode === 'develop'
  try {
    const { code, map } = await transform(source, {
      filename: resourcePath,
      sourceMaps: isDevelop,
      swcrc: false,
      configFile: false,
      jsc: {
        target: 'es2022',
        parser: resourcePath.endsWith('.js')
          ? { syntax: 'ecmascript', jsx: true }
          : { syntax: 'typescript', tsx: resourcePath.endsWith('x') },
        transform: { react: { runtime: 'automatic', development: isDevelop, refresh: isDevelop } },
      },
    })
    done(null, code, map)
  } catch (error) {
    done(error)
  }
}
