import { readFileSync } from 'node:fs'
import path from 'node:path'

interface Manifest {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

/**
 * The files of a new Vite project, by path, without the reader's own files. They come from the starter of the tutorial,
 * with every package of the playground in the version that the site is tested with.
 */
export function viteProject(root: string): Record<string, string> {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const starter = (file: string) => read(`content/starters/tutorial/${file}`)
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Manifest
  const versions = { ...dependencies, ...devDependencies }
  const manifest = JSON.parse(starter('package.json')) as Manifest
  const used = { '@craftjs/layers': '*', parse5: '*', ...manifest.dependencies }
  return {
    'package.json': `${JSON.stringify(
      { ...manifest, name: 'craftjs-playground', dependencies: used },
      (name, value: unknown) => (value === '*' ? versions[name] : value),
      2,
    )}\n`,
    'vite.config.ts': starter('vite.config.ts'),
    'tsconfig.json': starter('tsconfig.json'),
    'README.md': `# A Craft.js playground

\`\`\`sh
npm install
npm run dev
\`\`\`

\`npm run build\` builds it, \`npm run types\` checks its types, and \`npm test\` runs the tests.

If you changed the page in the playground, it is in \`page.json\`. To start with it, pass its text to \`<Frame data={…}>\`.
`,
    'index.html': starter('index.html').replace('Page Editor', 'Craft.js playground'),
    'src/playground.css': styles(path.join(root, 'src/playground/frame'), 'page.css'),
  }
}

/** The text of a style sheet, with imported sheets inlined. */
const styles = (folder: string, file: string): string =>
  readFileSync(path.join(folder, file), 'utf8').replaceAll(/@import '(.+)';/g, (_, imported: string) =>
    styles(folder, imported),
  )
