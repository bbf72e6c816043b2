import { transform } from '@swc/core'

/**
 * Compiles one of our modules for `develop`: removes types and JSX, adds source maps, and supports Fast Refresh.
 */
export default async function refreshLoader(source) {
  const done = this.async()
  const { resourcePath } = this
  try {
    const { code, map } = await transform(source, {
      filename: resourcePath,
      sourceMaps: true,
      swcrc: false,
      configFile: false,
      jsc: {
        target: 'es2022',
        parser: resourcePath.endsWith('.js')
          ? { syntax: 'ecmascript', jsx: true }
          : { syntax: 'typescript', tsx: resourcePath.endsWith('x') },
        transform: { react: { runtime: 'automatic', development: true, refresh: true } },
      },
    })
    done(null, code, map)
  } catch (error) {
    done(error)
  }
}
