import { transform } from 'esbuild'

/** Compiles one of our modules for current browsers: removes types and JSX, and keeps modern syntax. */
export default async function scriptLoader(source) {
  const done = this.async()
  try {
    const { code } = await transform(source, {
      loader: this.resourcePath.endsWith('.js') ? 'jsx' : 'tsx',
      sourcefile: this.resourcePath,
      target: 'es2022',
      jsx: 'automatic',
      // Gatsby's own files import React for the classic transform.
      tsconfigRaw: { compilerOptions: { useDefineForClassFields: true } },
    })
    done(null, code)
  } catch (error) {
    done(error)
  }
}
