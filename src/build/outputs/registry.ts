import { readFileSync } from 'node:fs'
import path from 'node:path'
import { REGISTRY, REGISTRY_ARCHIVE, REGISTRY_FOLDER, registryPath } from '../../model/registry'
import { canonicalUrl, type Origin } from '../../model/url'
import { registryParts } from '../content'
import { filesBelow, snippetFiles } from '../mdx'
import { zip } from './zip'

const SCHEMA = 'https://ui.shadcn.com/schema'

/** Folder for the files in the reader's project, so that they do not overwrite the reader's own. */
const TARGET = 'src/craft/'

const IMPORTED = /\b(?:from|import)\s*\(?\s*'([^']+)'/g
const ENDS = ['', '.ts', '.tsx']

/** Packages that the reader's project already has, in any version. */
const GIVEN = ['react', 'react-dom']

/** Packages that only tests need. */
const FOR_TESTS = /^(?:vitest|jsdom|@testing-library\/.*)$/

/** Peer dependencies that npm installs by itself, and other package managers do not. */
const PEERS: Record<string, string[]> = {
  '@testing-library/react': ['@testing-library/dom'],
  '@tiptap/react': ['@tiptap/core', '@tiptap/pm'],
}

/** The items for `npx shadcn add` (https://ui.shadcn.com/docs/registry): each part of the registry with its code. */
export function registryItems(root: string, site: Origin) {
  const { parts, owners: snippetOwners } = registryParts(root)
  const inspector = inspectorFiles(root)
  const owners = new Map([
    ...snippetOwners,
    ...inspector.map(([file]): [string, string] => [file, 'inspector']),
  ])
  const sources = [...snippetFiles(root), ...inspector]
  const versions = versionsAt(root)
  return parts.map(({ name, title, description, doc }) => {
    const files = sources.filter(([file]) => owners.get(file) === name)
    const imports = files.flatMap(([file, code]) =>
      [...code.matchAll(IMPORTED)].map(([, target = '']) =>
        target.startsWith('.') ? path.posix.join(path.posix.dirname(file), target) : `npm:${target}`,
      ),
    )
    const others = imports.flatMap((file) => ENDS.flatMap((end) => owners.get(file + end) ?? []))
    const named = imports.flatMap((target) => /^npm:((?:@[^/]+\/)?[^/]+)/.exec(target)?.[1] ?? [])
    if (files.some(([, code]) => code.includes('@vitest-environment jsdom'))) named.push('jsdom')
    const packages = named
      .flatMap((each) => [each, ...(PEERS[each] ?? [])])
      .filter((each) => !GIVEN.includes(each))
    const install = (areForTests: boolean) =>
      unique(packages.filter((each) => FOR_TESTS.test(each) === areForTests)).map(
        (each) => `${each}@${versions[each]}`,
      )
    return {
      $schema: `${SCHEMA}/registry-item.json`,
      name,
      type: 'registry:item',
      title,
      description,
      // Not in `docs`, which shadcn prints for every item that it adds.
      meta: { docs: canonicalUrl(site, `/docs/${doc}`) },
      dependencies: install(false),
      devDependencies: install(true),
      registryDependencies: unique(others)
        .filter((other) => other !== name)
        .map((other) => canonicalUrl(site, registryPath(other))),
      files: files.map(([file, code]) => ({
        path: file,
        type: 'registry:file',
        target: TARGET + file,
        content: `${code}\n`,
      })),
    }
  })
}

/** The index of the items, without their code, and a file for each. */
export function registryFiles(root: string, site: Origin): { path: string; text: string }[] {
  const items = registryItems(root, site)
  const index = {
    $schema: `${SCHEMA}/registry.json`,
    name: 'craftjs',
    homepage: canonicalUrl(site, '/'),
    items: items.map((item) => ({ ...item, files: item.files.map(({ content, ...file }) => file) })),
  }
  return [
    { path: REGISTRY, text: `${JSON.stringify(index, null, 2)}\n` },
    ...items.map((item) => ({ path: registryPath(item.name), text: `${JSON.stringify(item, null, 2)}\n` })),
  ]
}

/**
 * An archive of all items, for networks without this site. They depend on each other as files in a folder of the reader's
 * project, where shadcn finds them.
 */
export function registryArchive(root: string, site: Origin): { path: string; text: Uint8Array } {
  const files = registryItems(root, site).map((item): [string, string] => {
    const registryDependencies = item.registryDependencies.map(
      (address) => `./${REGISTRY_FOLDER}/${path.posix.basename(address)}`,
    )
    return [`${item.name}.json`, `${JSON.stringify({ ...item, registryDependencies }, null, 2)}\n`]
  })
  return { path: REGISTRY_ARCHIVE, text: zip(REGISTRY_FOLDER, Object.fromEntries(files)) }
}

/**
 * The source files of the inspector. Bundlers differ in how they import the text of a style sheet, so a style sheet becomes
 * a module. Its text is in quotes, because Turbopack would keep a template literal in production.
 */
function inspectorFiles(root: string): [string, string][] {
  const folder = path.join(root, 'packages/inspector')
  return filesBelow(folder)
    .filter((name) => /(?<!\.d)\.(?:tsx?|css)$/.test(name))
    .map((name) => {
      const file = `inspector/${name}`
      const code = readFileSync(path.join(folder, name), 'utf8').trimEnd()
      return file.endsWith('.css') ? [`${file}.ts`, `export default ${JSON.stringify(code)}`] : [file, code]
    })
}

const unique = (names: readonly string[]) => [...new Set(names)].sort()

/** The exact versions that this site installs and tests with. */
export function versionsAt(root: string): Record<string, string> {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
    devDependencies: Record<string, string>
  }
  return { ...manifest.dependencies, ...manifest.devDependencies }
}
