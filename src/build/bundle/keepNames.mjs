import { transform } from 'esbuild'

/**
 * Keeps the names of a module's functions when they are minified. A component without a `displayName` is shown and saved
 * under its function's name, which would differ from the code next to the demo.
 */
export default async function keepNames(source) {
  const done = this.async()
  try {
    const { code } = await transform(source, { keepNames: true, target: 'es2022' })
    done(null, code)
  } catch (error) {
    done(error)
  }
}
