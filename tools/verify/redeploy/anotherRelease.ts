import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const TEXT = /\.(?:html|js|json|txt|conf)$|^_(?:headers|redirects)$/
const HASHED = /^(.*)-([0-9a-f]{16})(\.js(?:\.LICENSE\.txt)?)$/
const CSP_HASH = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** The inline script that starts everything: the last one that runs. */
const bootOf = (html: string) =>
  [...html.matchAll(/<script>([^]*?)<\/script>/g)]
    .map(([, text = '']) => text)
    .find((text) => text.includes('(()=>'))

const backwards = (text: string) => [...text].reverse().join('')

/**
 * Copies a built site and makes another release of it: every script has another hash in its name, the boot script says
 * something else and so does the policy, and the data names another release. What the pages show is the same.
 *
 * Throws when the pages have no boot script.
 */
export function anotherRelease(from: string, to: string): void {
  cpSync(from, to, { recursive: true })
  const hashed = readdirSync(to).flatMap((file) => HASHED.exec(file)?.[2] ?? [])
  const data = JSON.parse(readFileSync(path.join(to, 'page-data/app-data.json'), 'utf8')) as {
    webpackCompilationHash: string
  }
  const hashes = [...new Set([...hashed, data.webpackCompilationHash])]
  const boot = bootOf(readFileSync(path.join(to, 'index.html'), 'utf8'))
  if (boot === undefined) throw new Error('The landing page has no boot script.')
  const newBoot = `${boot};/* another release */`
  const all = new RegExp(hashes.join('|'), 'g')
  const files = readdirSync(to, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && TEXT.test(entry.name) && !entry.parentPath.includes('/examples'),
  )
  for (const entry of files) {
    const file = path.join(entry.parentPath, entry.name)
    const text = readFileSync(file, 'utf8')
    const changed = text
      .replaceAll(boot, () => newBoot)
      .replaceAll(CSP_HASH(boot), CSP_HASH(newBoot))
      .replace(all, backwards)
    if (changed !== text) writeFileSync(file, changed)
  }
  for (const file of readdirSync(to))
    renameSync(
      path.join(to, file),
      path.join(
        to,
        file.replace(
          HASHED,
          (_, name: string, hash: string, end: string) => `${name}-${backwards(hash)}${end}`,
        ),
      ),
    )
}
