import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inBackground, RANKS } from '../background'
import { AuthorError } from '../errors/fail'
import { compileBody, compileFile } from '../mdx'
import { compileSoon } from './compileSoon'
import { finishedBody } from './finishedBody'

/** A page that no run has seen before: its words hold the time. */
const page = (code: string) => `## Today ${Date.now()} ${Math.random()}

A [link](/docs/overview), \`code\` and a footnote[^1].

${code}

[^1]: Below.
`
const fence = `\`\`\`tsx title="A.tsx"
const answer: number = ${Math.random()}
\`\`\``

const file = { path: 'content/docs/early.mdx', lineOffset: 4 }

beforeEach(() => vi.stubEnv('gatsby_executing_command', 'develop'))
afterEach(() => vi.unstubAllEnvs())

it('knows everything of a page early but the colors of its code', async () => {
  const source = page(fence)
  const { compiled: early } = await compileSoon(source, file)
  expect(JSON.stringify(early.nodes)).not.toContain('tk-')
  const { compiled: late } = await compileFile(source, file)
  expect(JSON.stringify(late.nodes)).toContain('tk-')
  expect({ ...early, nodes: [], manuscript: undefined }).toEqual({
    ...late,
    nodes: [],
    manuscript: undefined,
  })
})

it('gives a page its colors and types in the thread beside, as it does here', async () => {
  const source = page(fence)
  const { compiled: early } = await compileSoon(source, file)
  expect(early.manuscript).toEqual({ source, ...file, isChecked: false })
  if (!early.manuscript) return
  const asked = { key: 'early', rank: RANKS.wanted }
  const late = await compileBody(source, file)
  expect(await inBackground('body', early.manuscript, asked)).toEqual(late)
  expect(await finishedBody(early.manuscript)).toEqual(late)
}, 60_000)

it('makes a body here that cannot be made beside', async () => {
  const wrong = { source: 'A tag <b>that is never closed', ...file, isChecked: false }
  await expect(inBackground('body', wrong, { key: 'wrong', rank: RANKS.wanted })).rejects.toThrow('never')
  await expect(finishedBody(wrong)).rejects.toThrow(AuthorError)
}, 60_000)

it('leaves nothing for later on a page without code, on one that was seen before, and in a build', async () => {
  const plain = page('')
  expect((await compileSoon(plain, file)).compiled.manuscript).toBeUndefined()
  const seen = page(fence)
  await compileFile(seen, { root: process.cwd(), ...file })
  expect((await compileSoon(seen, file)).compiled.manuscript).toBeUndefined()
  vi.stubEnv('gatsby_executing_command', 'build')
  expect((await compileSoon(page(fence), file)).compiled.manuscript).toBeUndefined()
})

it('says mistakes at once', async () => {
  await expect(compileSoon(page('A tag <b>that is never closed'), file)).rejects.toThrow(/early\.mdx:\d+/)
  await expect(compileSoon(page('```nolanguage\na\n```'), file)).rejects.toThrow('there is no language')
})
