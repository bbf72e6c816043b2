import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path, { posix } from 'node:path'
import type { BuildArgs } from 'gatsby'
import type { CompiledBody } from '../../model/body'
import { type StarterName, STARTERS, starterPath } from '../../model/starters'
import { compiledBodyOf } from '../content'
import { filesBelow } from '../mdx'
import { versionsAt } from './registry'
import { zip } from './zip'

type Files = Record<string, string>

/** The code blocks of a doc, by its id. */
export type CodeOf = (docId: string) => CompiledBody['code']

/** The files of each starter in addition to those in its folder in `content/starters`. */
const SOURCES: Record<StarterName, (root: string, codeOf: CodeOf) => Files> = {
  tutorial: (_root, codeOf) =>
    filesIn([...codeOf('guides/your-own-project'), ...codeOf('guides/settings-and-undo')], /^src\//),
  nextjs: (_root, codeOf) => filesIn(codeOf('recipes/nextjs'), /\.tsx?$/),
  forms: (root) => standalone(root, 'examples/forms', /^(?:src|server|upgrades)\b/),
  newsletter: (root) => standalone(root, 'examples/newsletter', /^(?:src|server|upgrades)\b/),
  cms: (root) => standalone(root, 'examples/cms', /^(?:src|server|upgrades)\b(?!.*guide\.test)/),
}

/** The code blocks that are files. If a file is shown more than once, the last block. */
const filesIn = (code: CompiledBody['code'], names: RegExp): Files =>
  Object.fromEntries(
    code.flatMap(({ title, code }) =>
      title !== null && names.test(title) ? [[title, `${code.trimEnd()}\n`]] : [],
    ),
  )

/** Quoted paths in imports of modules and style sheets. */
const IMPORTED = /(?<=\b(?:from|import|url)\s*\(?\s*')[.@][^']+(?=')/g
const ENDS = ['', '.ts', '.tsx']

/** Replacements for code that an example has only because it is part of this site. */
const OF_THE_SITE: [RegExp, string][] = [
  [/examples\/(?:cms|forms|newsletter|client|server)\/|(?<=BASE_URL\})(?:cms|forms|newsletter)\//g, ''],
  [/\/\*[^*]*\*\/\n@font-face \{[^}]*src\/theme[^}]*\}\n\n/g, ''],
]

/** The files below `folder` whose paths match `names`, and all snippets that they import, moved to `recipes`. */
function standalone(root: string, folder: string, names: RegExp): Files {
  const files: Files = {}
  const zipPath = (file: string) =>
    file
      .replace(`${folder}/`, '')
      .replace(/^content\/snippets/, 'recipes')
      .replace(/^examples\/server/, 'server')
      .replace(/^examples\/client/, 'src')
      .replace(/^examples\//, 'src/styles/')
  const todo = filesBelow(path.join(root, folder))
    .filter((file) => names.test(file))
    .map((file) => `${folder}/${file}`)
  for (const file of todo) {
    const place = zipPath(file)
    if (place in files)
      throw new Error(`${file}: another file of the project is ${place}. Rename one of them.`)
    // The tests of what the examples share.
    const test = file.replace(/^(examples\/(?:client|server)\/.*)(?=\.tsx?$)/, '$1.test')
    if (test !== file && existsSync(path.join(root, test))) todo.push(test)
    const text = OF_THE_SITE.reduce(
      (text, [words, other]) => text.replace(words, other),
      readFileSync(path.join(root, file), 'utf8'),
    )
    files[place] = text.replaceAll(IMPORTED, (name) => {
      const target = name.startsWith('.')
        ? posix.join(posix.dirname(file), name)
        : name.replace(/^@recipes\//, 'content/snippets/')
      const found = ENDS.map((end) => target + end).find(
        (each) => /\.\w+$/.test(each) && existsSync(path.join(root, each)),
      )
      if (found === undefined) return name
      if (!todo.includes(found)) todo.push(found)
      const way = posix.relative(posix.dirname(place), zipPath(target))
      return way.startsWith('.') ? way : `./${way}`
    })
  }
  return files
}

/** The files of a starter by path. `*` in its `package.json` becomes the version that this site is tested with. */
export function starterFiles(root: string, name: StarterName, codeOf: CodeOf): Files {
  const folder = path.join(root, 'content/starters', name)
  const own = filesBelow(folder).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')] as const)
  const files: Files = { ...SOURCES[name](root, codeOf), ...Object.fromEntries(own) }
  const versions = versionsAt(root)
  files['package.json'] = files['package.json']!.replaceAll(
    /"(.+)": "\*"/g,
    (_, each: string) => `"${each}": "${versions[each]}"`,
  )
  return files
}

/** Writes a ZIP for each starter. */
export function writeStarters({ getNodesByType }: Pick<BuildArgs, 'getNodesByType'>, root: string): void {
  const docs = getNodesByType('Doc') as unknown as { docId: string; compiled: string }[]
  const codeOf: CodeOf = (id) => {
    const doc = docs.find(({ docId }) => docId === id)
    return doc ? compiledBodyOf(doc).code : []
  }
  for (const name of Object.keys(STARTERS) as StarterName[]) {
    const target = path.join(root, 'public', starterPath(name))
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, zip(`craftjs-${name}`, starterFiles(root, name, codeOf)))
  }
}
