import { transform } from '@swc/core'

/**
 * Compiles a module of ours for `develop`: types and JSX go, line numbers lead back to the source, and components can be
 * replaced in the page while their state stays.
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
