import { gzipSync } from 'node:zlib'
import lzString from 'lz-string'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../../src/fixtures/temporaryFolder'
import { node } from '../fixtures/node'
import { run } from './run'
import { timeLimit } from './time'

const { at, write } = temporaryFolder()

/** Texts that take seconds at full size, as `npm run verify -- fuzz` tries them. */
const scale = Number(process.env.FUZZ_RUNS ?? 50) > 1000 ? 1 : 0.001

const nodes = (count: number) => Array.from({ length: count }, (_, at) => `n${at}`)
const page = (ids: readonly string[], fields = (_: number) => ({})) =>
  JSON.stringify({
    ROOT: node({ nodes: ids }),
    ...Object.fromEntries(ids.map((id, at) => [id, node(fields(at))])),
  })
const broken = JSON.stringify({ ROOT: node({ nodes: ['gone'], props: { text: 'a "b"' } }) })

it.each<[name: string, size: number, text: (size: number) => string]>([
  ['brackets', 200_000, (size) => '{"a":'.repeat(size)],
  ['missing commas', 60_000, (size) => `{"ROOT":{"type":"a","props":{${'"a" : 1 "b" : 2 '.repeat(size)}}}`],
  ['quotes', 100_000, (size) => `{"ROOT":{"type":"a","props":{"b":"${'say "hi" '.repeat(size)}"}}}`],
  ['escaped quotes', 300_000, (size) => '{\\"'.repeat(size)],
  ['backslashes', 5_000_000, (size) => `{"ROOT":{"type":"a","props":{"b":"${'\\'.repeat(size)}"}}}`],
  ['base64', 5_000_000, (size) => 'aZ3d'.repeat(size)],
  ['lines of base64', 260_000, (size) => `${'aZ3d'.repeat(19)}\n`.repeat(size)],
  ['addresses', 500_000, (size) => `https://a.bc/?${'each=abcdefghijabcdefghij&'.repeat(size)}`],
  ['records in a line of SQL', 50_000, (size) => `INSERT INTO p VALUES ${`(1,'${broken}'),`.repeat(size)}`],
  [
    'texts in a line of SQL',
    900_000,
    (size) => `INSERT INTO p VALUES ${`(1,'x''y', '{"a":1}'),`.repeat(size)}`,
  ],
  ['fields in CSV', 40_000, (size) => `id,page\n${`1,"${broken.replaceAll('"', '""')}"\n`.repeat(size)}`],
  ['references', 3_000_000, (size) => JSON.stringify({ ROOT: node({ nodes: nodes(size).fill('gone') }) })],
  ['Nodes', 100_000, (size) => page(nodes(size), () => ({ parent: 'ROOT' }))],
  ['Nodes in a page that is cut off', 100_000, (size) => page(nodes(size)).slice(0, -60)],
  ['Nodes in a circle', 100_000, (size) => page(nodes(size), (at) => ({ nodes: [`n${(at + 1) % size}`] }))],
  ['bytes in gzip', 500_000_000, (size) => gzipSync(Buffer.alloc(size, 'A')).toString('base64')],
  ['characters in lz-string', 3_000_000, (size) => lzString.compressToBase64('{"a":'.repeat(size))],
  ['levels of base64', 5000, (size) => [1, 2, 3, 4, 5, 6].reduce((each) => btoa(each), page(nodes(size)))],
])('%s end with a repair or a sentence after four seconds at most', async (_, size, text) => {
  const file = write('page.json', text(Math.ceil(size * scale)))
  const lines: string[] = []
  const start = process.cpuUsage()
  await run(['repair', file], { print: () => undefined, warn: (line) => void lines.push(line) })
  const { user, system } = process.cpuUsage(start)
  // The time also includes reading the file and cleaning up the memory.
  expect((user + system) / 1e6).toBeLessThan(7)
  expect(lines.join('\n')).toMatch(/^\d+ pages?, |four seconds|too much memory/m)
})

it('interrupts a library, and counts the time of all calls together', () => {
  const withinTime = timeLimit(50)
  expect(withinTime(() => 7)).toBe(7)
  for (let calls = 0; calls < 2; calls += 1)
    expect(() => withinTime(() => /^(a+)+$/.test('a'.repeat(50) + at()))).toThrow(
      'It took more than four seconds.',
    )
  expect(() => timeLimit()(() => 'a'.repeat(2 ** 30))).toThrow('It needs too much memory.')
})
