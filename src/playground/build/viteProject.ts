import { readFileSync } from 'node:fs'
import path from 'node:path'

interface Manifest {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

/** The packages of the project that the playground downloads, with the versions that the site is tested with. */
const RUNTIME = ['@craftjs/core', '@craftjs/layers', 'parse5', 'react', 'react-dom']
const TOOLS = [
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'jsdom',
  'typescript',
  'vite',
  'vitest',
]

/** The files of a new Vite project by path, without those of the reader. */
export function viteProject(root: string): Record<string, string> {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  ) as Manifest
  const versions = { ...dependencies, ...devDependencies }
  const pick = (names: readonly string[]) =>
    Object.fromEntries(
      names.map((name) => {
        const version = versions[name]
        if (version === undefined) throw new Error(`package.json does not list ${name}.`)
        return [name, version]
      }),
    )
  return {
    'package.json': json({
      name: 'craftjs-playground',
      private: true,
      type: 'module',
      // The playground does not check types, so what runs there must build here.
      scripts: { dev: 'vite', build: 'vite build', test: 'vitest run', types: 'tsc' },
      dependencies: pick(RUNTIME),
      devDependencies: pick(TOOLS),
    }),
    'vite.config.ts': `import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [react()] })
`,
    'tsconfig.json': json({
      compilerOptions: {
        target: 'es2022',
        lib: ['es2022', 'dom', 'dom.iterable'],
        jsx: 'react-jsx',
        module: 'esnext',
        moduleResolution: 'bundler',
        types: ['vite/client'],
        strict: true,
        skipLibCheck: true,
        noEmit: true,
      },
      include: ['src'],
    }),
    'README.md': `# A Craft.js playground

\`\`\`sh
npm install
npm run dev
\`\`\`

\`npm run build\` builds it, \`npm run types\` checks its types, and \`npm test\` runs the tests.

If you changed the page in the playground, it is in \`page.json\`. To start with it, pass its text to \`<Frame data={…}>\`.
`,
    'index.html': `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Craft.js playground</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`,
    'src/playground.css': styles(path.join(root, 'src/playground/frame'), 'page.css'),
  }
}

/** The text of a style sheet with the sheets that it imports. */
const styles = (folder: string, file: string): string =>
  readFileSync(path.join(folder, file), 'utf8').replaceAll(/@import '(.+)';/g, (_, imported: string) =>
    styles(folder, imported),
  )

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
