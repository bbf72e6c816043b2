import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../../src/fixtures/temporaryFolder'
import { node } from '../fixtures/node'
import { run } from './run'

const { at, write } = temporaryFolder()

const sound = { ROOT: node() }
const broken = { ROOT: node({ nodes: ['gone'] }) }
const record = (page: unknown) => `${JSON.stringify({ id: 7, content: JSON.stringify(page) })}\n`
const missing = 'error missing-child /ROOT/nodes/0 Node “ROOT” refers to “gone”, which is not in the page.'

/** Runs the command and returns its exit code and output lines, without the path of the test's folder. */
async function runWith(...args: string[]) {
  const lines: string[] = []
  const add = (line: string) => void lines.push(line.replaceAll(`${at()}${path.sep}`, ''))
  return { code: await run(args, { print: add, warn: add }), lines }
}

it('checks files, folders, and records with a page in a field', async () => {
  write('pages/home.json', JSON.stringify(sound))
  write('pages/old/broken.json', JSON.stringify(broken))
  write('pages/rows.ndjson', `${record(sound)}\n${record(broken)}`)
  expect(await runWith('check', at('pages'))).toEqual({
    code: 1,
    lines: [
      `pages/old/broken.json: ${missing}`,
      `pages/rows.ndjson:3: ${missing.replace('/ROOT', '/content/ROOT')}`,
      '4 pages, 2 with faults.',
    ],
  })
  expect(await runWith('check', at('pages/home.json'))).toEqual({
    code: 0,
    lines: ['1 page, 0 with faults.'],
  })
})

it('finds nothing wrong with a valid page that is compressed or encoded', async () => {
  const page = JSON.stringify({ ROOT: node({ type: 'p', props: { children: 'Rye and wheat' } }) })
  write('packed.json', deflateRawSync(page).toString('base64'))
  write('percent.json', encodeURIComponent(page))
  for (const file of ['packed.json', 'percent.json'])
    expect(await runWith('check', at(file))).toEqual({ code: 0, lines: ['1 page, 0 with faults.'] })
})

it('finds components that a list or a resolver lacks, and prints JSON', async () => {
  write('page.json', JSON.stringify({ ROOT: node({ type: { resolvedName: 'Box' } }) }))
  write('resolver.ts', 'export const resolver = { Container, Text }')
  const { code, lines } = await runWith('check', '--json', '--components', at('resolver.ts'), at('page.json'))
  expect(code).toBe(1)
  const { name, findings } = JSON.parse(lines[0] ?? '') as { name: string; findings: { code: string }[] }
  expect([name, findings.map((each) => each.code)]).toEqual(['page.json', ['unknown-component']])
})

it('repairs pages in place without changing the text around them', async () => {
  write('rows.ndjson', record(broken))
  expect((await runWith('repair', at('rows.ndjson'))).lines).toEqual([
    record(sound).trim(),
    '1 page, 0 with faults left.',
  ])
  write('versioned.json', JSON.stringify({ version: 2, nodes: broken }))
  await runWith('repair', '--write', at('versioned.json'))
  expect(JSON.parse(readFileSync(at('versioned.json'), 'utf8'))).toEqual({ version: 2, nodes: sound })
})

it('reports what it cannot repair', async () => {
  write('rows.ndjson', `{"id":1}\n${record(broken)}`)
  expect((await runWith('repair', at('rows.ndjson'))).lines).toEqual([
    '{"id":1}',
    'rows.ndjson:1: error not-a-page  There is no page in this text.',
    record(sound).trim(),
    '2 pages, 1 with faults left.',
  ])
  write('notes.json', '[1, 2]')
  await runWith('repair', '--write', at('notes.json'))
  expect(readFileSync(at('notes.json'), 'utf8')).toBe('[1, 2]')
})

it('tries your upgrades without writing anything', async () => {
  write('page.json', JSON.stringify(broken))
  write('upgrade.mjs', 'export default (page) => { if (page.ROOT) page.ROOT.nodes = [] }')
  write('throws.mjs', 'export default () => { throw new Error("No title") }')
  const upgrade = (file: string) => runWith('check', '--upgrade', at(file), at('page.json'))
  expect(await upgrade('upgrade.mjs')).toEqual({ code: 0, lines: ['1 page, 0 with faults.'] })
  expect(await upgrade('throws.mjs')).toEqual({
    code: 1,
    lines: ['page.json: error not-a-page  The upgrade throws an error: No title', '1 page, 1 with faults.'],
  })
  expect(JSON.parse(readFileSync(at('page.json'), 'utf8'))).toEqual(broken)
})

it('counts components', async () => {
  write('page.json', JSON.stringify(sound))
  expect((await runWith('stats', at('page.json'))).lines[0]).toMatch(
    /^page\.json: 1 Node, \d+ characters, 1 level \(/,
  )
})

it('explains every option', async () => {
  const { code, lines } = await runWith('repair', '--help')
  expect(code).toBe(0)
  const source = readFileSync(path.join(import.meta.dirname, 'run.ts'), 'utf8')
  const options = /\boptions: \{ (.*) \}/.exec(source)?.[1]?.match(/\w+(?=:)/g) ?? []
  for (const option of [...options, 'help'])
    expect(lines.join()).toMatch(new RegExp(`^ +--${option}\\b`, 'm'))
})

it.each([
  [[], 'Write a command, and the files or folders to read.'],
  [['check'], 'Write a command, and the files or folders to read.'],
  [['mend', 'page.json'], 'Write a command, and the files or folders to read.'],
  [['check', '--wrong', 'page.json'], "Unknown option '--wrong'"],
  [['check', 'gone.json'], 'no such file or directory'],
  [['check', '--write', 'rows.ndjson'], '--write works only with repair and files.'],
])('%j ends with 2 and says what to write', async (args, message) => {
  const { code, lines } = await runWith(...args)
  expect([code, lines.join('\n')]).toEqual([2, expect.stringContaining(message)])
})

it('repairs each page of a file in its place, and counts pages', async () => {
  const records = (page: unknown) =>
    JSON.stringify(
      [
        { id: 1, page },
        { id: 2, page: sound },
      ],
      null,
      2,
    )
  write('records.json', records(broken))
  const { lines } = await runWith('check', at('records.json'))
  expect(lines).toEqual([
    `records.json: ${missing.replace('/ROOT', '/0/page/ROOT')}`,
    '2 pages, 1 with faults.',
  ])
  await runWith('repair', '--write', at('records.json'))
  expect(readFileSync(at('records.json'), 'utf8')).toBe(records(sound))
})

it('does not write what it cannot put back, or would mostly drop', async () => {
  const around = `Look: ${JSON.stringify(broken)} thanks`
  write('around.json', around)
  const lost = JSON.stringify({ ROOT: node(), a: node({ props: { text: 'one two' } }), b: node() })
  write('lost.json', lost)
  const { code, lines } = await runWith('repair', '--write', at('around.json'), at('lost.json'))
  expect(code).toBe(1)
  expect(lines.join('\n')).toMatch(/cannot be written[^]*Use --force/)
  expect(readFileSync(at('around.json'), 'utf8')).toBe(around)
  expect(readFileSync(at('lost.json'), 'utf8')).toBe(lost)
  await runWith('repair', '--write', '--force', at('lost.json'))
  expect(JSON.parse(readFileSync(at('lost.json'), 'utf8'))).toEqual(sound)
})

it('keeps the encoding and the permissions of a file, and leaves no other file behind', async () => {
  const text = (page: unknown) => Buffer.from(`\ufeff${JSON.stringify(page)}\r\n`, 'utf16le')
  write('folder/page.json', text(broken))
  chmodSync(at('folder/page.json'), 0o640)
  expect(await runWith('repair', '--write', at('folder'))).toEqual({
    code: 0,
    lines: ['1 page, 0 with faults left. 1 file changed.'],
  })
  expect(readFileSync(at('folder/page.json'))).toEqual(text(sound))
  expect(statSync(at('folder/page.json')).mode & 0o777).toBe(0o640)
  expect(readdirSync(at('folder'))).toEqual(['page.json'])
})

it('names the byte that is not UTF-8', async () => {
  write('latin.json', Buffer.from('{"ROOT":"\u00fc"}', 'latin1'))
  expect((await runWith('check', at('latin.json'))).lines).toEqual([
    'latin.json: Byte 10 is not UTF-8. Save the file as UTF-8 first.',
    '0 pages, 0 with faults.',
    `Not done: ${at('latin.json')}.`.replace(`${at()}${path.sep}`, ''),
  ])
})

it.skipIf(process.platform === 'win32')('reads only regular files within a folder', async () => {
  write('outside.json', JSON.stringify(broken))
  write('pages/a.json', JSON.stringify(sound))
  mkdirSync(at('pages/x.json'))
  write('pages/x.json/b.json', JSON.stringify(sound))
  symlinkSync(at('outside.json'), at('pages/link.json'))
  symlinkSync(at('pages'), at('pages/loop.json'))
  symlinkSync(at('nowhere'), at('pages/nowhere.json'))
  symlinkSync(at('pages/a.json'), at('pages/twice.json'))
  execFileSync('mkfifo', [at('pages/pipe.json')])
  const { code, lines } = await runWith('repair', '--write', at('pages'))
  expect(code).toBe(1)
  expect(lines.slice(-2)).toEqual([
    '2 pages, 0 with faults left. 0 files changed.',
    'Not done: pages/link.json, pages/loop.json, pages/nowhere.json, pages/pipe.json.',
  ])
  expect(JSON.parse(readFileSync(at('outside.json'), 'utf8'))).toEqual(broken)
})
