import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { AuthorError, errorCollector, locationOf, nearestList } from '../errors'
import { filesBelow, snippetFiles } from '../mdx'
import { checkSchema } from './checkSchema'

const FOLDER = 'content/snippets'

/** Files that do not work in a reader's project: they use fixtures of this repository, or Playwright instead of Vitest. */
const ONLY_HERE = /\.(?:site\.test|spec)\.tsx?$/

const IMPORTED = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g
const ENDS = ['', '.ts', '.tsx']

const text = z.string().min(1, 'must not be empty')

/** A `registry.json`: items by name. */
const Manifest = z.record(
  z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  z.strictObject({
    title: text,
    description: text,
    /** Id of the doc that explains the item and shows its command. */
    doc: text,
    /**
     * Files that belong to the item, relative to the manifest. An item that lists no file of its own folder has all files
     * of the folder that are not in another item.
     */
    files: z.array(text).default([]),
  }),
  {
    error: ({ code }) =>
      code === 'invalid_key' ? 'its name may contain only lowercase letters and hyphens' : undefined,
  },
)

/** Code that a command adds to a reader's project. */
export interface RegistryPart {
  name: string
  title: string
  description: string
  /** Id of the doc that explains the part and shows its command. */
  doc: string
  /** The manifest that describes it, from the repository's root. */
  source: string
}

interface Item extends RegistryPart {
  folder: string
  files: readonly string[]
}

/**
 * The parts of the registry, by name, from each `registry.json` below `content/snippets`, and the part that each file
 * belongs to. A file of no part belongs to the first part that imports it.
 *
 * Throws one `AuthorError` with all mistakes in these files.
 */
export function registryParts(root: string): { parts: RegistryPart[]; owners: ReadonlyMap<string, string> } {
  const errors = errorCollector()
  const items = filesBelow(path.join(root, FOLDER))
    .filter((file) => path.posix.basename(file) === 'registry.json')
    .flatMap((file) => errors.try(() => readManifest(file, root)) ?? [])
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  const snippets = new Map([...snippetFiles(root)].filter(([file]) => !ONLY_HERE.test(file)))
  const owners = new Map<string, string>()
  for (const [index, item] of items.entries())
    errors.try(() => {
      if (items[index - 1]?.name === item.name)
        throw new AuthorError(
          `${locationOf(item.source, item.name, root)} names the item "${item.name}", as ${items[index - 1]?.source} does.`,
          'Rename one of them.',
        )
      for (const file of item.files) owners.set(listedFile(file, item, snippets, root), item.name)
    })
  errors.raise()
  for (const file of snippets.keys()) {
    const closest = closestFolder(file, items)
    const rest = items.find(
      ({ folder, files }) => folder === closest && files.every((listed) => listed.startsWith('../')),
    )
    if (rest && !owners.has(file)) owners.set(file, rest.name)
  }
  // The loop also visits the files that it adds.
  for (const [file, name] of owners)
    for (const [, target = ''] of snippets.get(file)?.matchAll(IMPORTED) ?? [])
      for (const end of ENDS) {
        const imported = path.posix.join(path.posix.dirname(file), target) + end
        if (snippets.has(imported) && !owners.has(imported)) owners.set(imported, name)
      }
  return { parts: items, owners }
}

/** The items of a manifest. Throws an `AuthorError` if it is not JSON or does not match the schema. */
function readManifest(file: string, root: string): Item[] {
  const source = `${FOLDER}/${file}`
  const json = readFileSync(path.join(root, source), 'utf8')
  let manifest: unknown
  try {
    manifest = JSON.parse(json)
  } catch (error) {
    throw new AuthorError(`${source} is not JSON: ${(error as Error).message}.`, 'Correct it.')
  }
  checkSchema(Manifest, manifest, { file: source, root })
  return Object.entries(Manifest.parse(manifest)).map(([name, item]) => ({
    ...item,
    name,
    source,
    folder: path.posix.dirname(file),
  }))
}

/** Path below `content/snippets` of a file that a manifest lists. */
function listedFile(
  file: string,
  { folder, source }: Item,
  snippets: ReadonlyMap<string, string>,
  root: string,
): string {
  const name = path.posix.join(folder, file)
  if (snippets.has(name)) return name
  const others = [...snippets.keys()].map((other) => path.posix.relative(folder, other))
  throw new AuthorError(
    `${locationOf(source, file, root)} lists "${file}", but there is no file ${FOLDER}/${name}.`,
    `Closest files:\n${nearestList(file, others, 3)}`,
  )
}

/** The innermost folder around `file` that has a manifest. */
const closestFolder = (file: string, items: readonly Item[]): string | undefined =>
  items
    .map(({ folder }) => folder)
    .filter((folder) => folder === '.' || file.startsWith(`${folder}/`))
    .sort((a, b) => b.length - a.length)[0]
