import type ts from 'typescript'

/** TypeScript, loaded when a step of the build needs it: that takes half a second and 100 MB. */
export async function loadCompiler(): Promise<typeof ts> {
  // Gatsby bundles this file, and its bundle has no default export here.
  const loaded = (await import('typescript')) as { default?: typeof ts }
  return loaded.default ?? (loaded as unknown as typeof ts)
}
