import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The directives of a policy, each with its sources. */
const directivesOf = (policy: string) =>
  policy.split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ')
    return { name, sources }
  })

/** `policy` with the hashes of the previous release's inline scripts and styles, and nothing else of its policy. */
export function joinedPolicy(policy: string, before: string): string {
  const old = directivesOf(before)
  return directivesOf(policy)
    .map(({ name, sources }) => {
      const theirs = old.find((directive) => directive.name === name)?.sources ?? []
      const hashes = theirs.filter((source) => /^'sha\d{3}-/.test(source) && !sources.includes(source))
      return [name, ...sources, ...hashes].join(' ')
    })
    .join('; ')
}

/** Files with a content hash in their names, relative to the root of a site. */
const HASHED = /^(?:[^/]*-[0-9a-f]{16,}\.(?:js|css)|static\/.*|examples\/(?:[\w-]+\/)?assets\/.*)$/

/** Files that state the policy as a header. */
const HOST_FILES = ['_headers', '_nginx.conf', 'vercel.json']

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))

/** The policy of the pages in `folder`, as its `_headers` states it for the landing page. Throws when there is none. */
function policyOf(folder: string): string {
  const file = path.join(folder, '_headers')
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const policy = /^ +Content-Security-Policy: (.*)$/m.exec(text)?.[1]
  if (policy === undefined)
    throw new Error(`${file} states no policy. Give the "public" folder of a built site.`)
  return policy
}

/** What was kept of a release. */
export interface Kept {
  files: number
  hashes: number
}

/**
 * Keeps of the release in `before` what readers with an old tab or an old cached page need, in the new one in `folder`:
 * its hashed files, and the hashes of its inline scripts and styles in the policy that hosts send.
 *
 * The policy that the new pages state themselves stays as it is: it governs them, whatever the header allows besides.
 * Throws when one of the two is no built site.
 */
export function keepRelease(folder: string, before: string): Kept {
  const [policy, old] = [policyOf(folder), policyOf(before)]
  const joined = joinedPolicy(policy, old)
  const missing = filesBelow(before).filter(
    (file) => HASHED.test(file) && !existsSync(path.join(folder, file)),
  )
  for (const file of missing) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    copyFileSync(path.join(before, file), path.join(folder, file))
  }
  for (const name of HOST_FILES) {
    const file = path.join(folder, name)
    if (existsSync(file)) writeFileSync(file, readFileSync(file, 'utf8').replaceAll(policy, joined))
  }
  const count = (text: string) => text.match(/'sha/g)?.length ?? 0
  return { files: missing.length, hashes: count(joined) - count(policy) }
}

/** `npm run keep-release -- <folder>`: lets `public/` stand beside the release before, whose `public/` is given. */
function main(): void {
  const [before] = process.argv.slice(2)
  if (before === undefined)
    throw new Error('Give the folder of the last release: npm run keep-release -- ../last/public')
  const { files, hashes } = keepRelease('public', before)
  console.log(`Kept ${files} files and ${hashes} hashes of ${before} in public/.`)
}

if (require.main === module)
  try {
    main()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
