import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { joinedPolicy } from './joinedPolicy'

/** Files whose names change with what is in them, from the root of a site. */
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
  if (policy === undefined) throw new Error(`${file} states no policy. Give the folder of a built site.`)
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
