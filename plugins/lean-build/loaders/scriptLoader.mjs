import { transform } from 'esbuild'

/** Compiles a module of ours for the browsers of today: types and JSX go, and the rest stays as it is written. */
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
