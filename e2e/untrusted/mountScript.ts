import { build } from 'esbuild'

/** The script that mounts saved pages, with the React of the project or that of another folder of packages. */
export async function mountScript(packages?: string): Promise<string> {
  const names = packages === undefined ? [] : ['react', 'react-dom']
  const { outputFiles } = await build({
    entryPoints: ['e2e/untrusted/mountPage.tsx'],
    bundle: true,
    write: false,
    jsx: 'automatic',
    alias: Object.fromEntries(names.map((name) => [name, `${packages ?? ''}/${name}`])),
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles[0]?.text ?? ''
}

/** An empty page that runs the script. */
export const mountDocument =
  '<!doctype html><meta charset="utf-8"><title>Untrusted</title><script src="mount.js" defer></script><body>'
