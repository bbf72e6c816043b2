import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/** Where Gatsby looks for its compiled configuration and hooks, from the root of the project. */
export const COMPILED_CACHE_DIR = '.cache/compiled'

/**
 * Compiles `gatsby-config.ts` and `gatsby-node.ts` below `root` for Node, each with all of ours that it imports. Gatsby
 * runs Parcel for it, in a process of its own.
 *
 * What does not compile ends Gatsby through its `reporter`, with file, line and the line itself.
 */
export async function compileGatsbyFiles(root, reporter) {
  const outdir = path.join(root, COMPILED_CACHE_DIR)
  rmSync(outdir, { recursive: true, force: true })
  mkdirSync(outdir, { recursive: true })
  // Loaded only now: Gatsby's workers compile nothing.
  const { build, formatMessages } = await import('esbuild')
  try {
    await build({
      absWorkingDir: root,
      entryPoints: ['gatsby-config.ts', 'gatsby-node.ts'],
      outdir,
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'cjs',
      target: 'node20',
      // Packages are required, as Parcel has it: Node would first search large ones for the names they export.
      supported: { 'dynamic-import': false },
      define: { __dirname: JSON.stringify(root) },
      logLevel: 'silent',
    })
  } catch (error) {
    const mistakes = await formatMessages(error.errors ?? [], { kind: 'error', terminalWidth: 100 })
    reporter.panic(
      `gatsby-config.ts or gatsby-node.ts does not compile.\n\n${mistakes.join('') || error.stack}`,
    )
  }
}
