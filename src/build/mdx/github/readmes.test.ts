import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { AuthorError } from '../../errors'
import { compileBody } from '../compileBody'
import { markdownHead } from './markdownHead'

/** How many are read; `npm run verify -- readmes` sets it. */
const COUNT = Number(process.env.READMES ?? 40)

/** The READMEs of the installed packages, in the order of their paths. */
function readmes(): string[] {
  const packages = path.resolve('node_modules')
  return readdirSync(packages, { withFileTypes: true })
    .flatMap(({ name }) =>
      name.startsWith('@') ? readdirSync(path.join(packages, name)).map((part) => `${name}/${part}`) : [name],
    )
    .map((name) => path.join(packages, name, 'README.md'))
    .filter((file) => existsSync(file))
    .sort()
}

/** Why a README makes no page, `'picture'` when a picture is not beside it, or `null`. */
async function reasonAgainst(file: string): Promise<string | null> {
  try {
    const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
    const page = { path: 'content/docs/package/README.md' }
    const { title } = await markdownHead(text, page)
    const { images } = await compileBody(text, { ...page, ...(title !== null && { title }) })
    return images.every(({ src }) => existsSync(path.resolve(path.dirname(file), src))) ? null : 'picture'
  } catch (error) {
    if (error instanceof AuthorError) return error.message
    throw error
  }
}

test('READMEs that nobody wrote for this site become pages as they are', { timeout: 900_000 }, async () => {
  const all = readmes()
  const step = Math.max(1, Math.floor(all.length / COUNT))
  const chosen = all.filter((_, index) => index % step === 0).slice(0, COUNT)
  const results: { file: string; reason: string | null }[] = []
  for (const file of chosen) results.push({ file, reason: await reasonAgainst(file) })
  const whole = results.filter(({ reason }) => reason !== 'picture')
  const failed = whole.filter(({ reason }) => reason !== null)
  for (const { file, reason } of failed) console.warn(`${path.relative('node_modules', file)}: ${reason}`)
  console.warn(
    `${chosen.length} READMEs of ${all.length}: ${chosen.length - whole.length} lack a picture, ` +
      `${whole.length - failed.length} of the other ${whole.length} are pages`,
  )
  expect(failed.length).toBeLessThanOrEqual(whole.length * 0.05)
})
