import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { darkVariantOf } from '../../src/model/body'
import { addedLines } from '../../src/model/addedLines'
import { filesAtEndOf, guides, linesIn, readTutorial, stepsOf } from './steps'

const example = join(__dirname, '../../examples/basic')
const docs = readTutorial()
const steps = stepsOf(docs)

const filesBelow = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesBelow(path) : [path]
  })

describe.each(docs)('The tutorial $docId', ({ docId, mdx }) => {
  const own = steps.filter((step) => step.docId === docId)

  it('has small image files for both color modes of every screenshot', () => {
    const images = [...mdx.matchAll(/!\[[^\]]*\]\((\.\/[^ )]+)/g)].map(([, src = '']) => src)
    expect(images.length).toBeGreaterThan(0)
    for (const src of images.flatMap((src) => [src, darkVariantOf(src)]))
      expect(statSync(join(guides, src)).size, src).toBeLessThan(150_000)
  })

  it('shows a screenshot wherever it describes the expected result', () => {
    const sections = mdx.split(/^#{2,3} /m).filter((text) => text.includes('**You should see**'))
    expect(sections.length).toBe(own.length)
    expect(sections.filter((text) => !/^!\[/m.test(text)).map((text) => text.split('\n')[0])).toEqual([])
  })

  it('numbers all of its steps and no other sections, unless it has just one or is more than a tutorial', () => {
    const counted = [...mdx.matchAll(/^## (?:<span id="[\w-]+" \/>)*Step \d+: (.+) \[#[\w-]+\]$/gm)].map(
      ([, name]) => name,
    )
    const isCounted = own.length > 1 && docId !== 'guides/save-load-state'
    expect(counted).toEqual(isCounted ? own.map(({ heading }) => heading) : [])
  })

  it('shows only the changed parts of a file that changes', () => {
    const changed = own.flatMap(({ changes }) => changes).filter(({ marked }) => marked.length > 0)
    expect(changed.length).toBeGreaterThan(0)
    expect(changed.filter(({ hunks }) => !hunks).map(({ line }) => line)).toEqual([])
  })

  it('keeps every line of code within 80 characters', () => {
    const long = own.flatMap(({ changes }) =>
      changes.flatMap(({ code, line }) =>
        code.split('\n').flatMap((text, i) => (text.length > 80 ? [line + 1 + i] : [])),
      ),
    )
    expect(long).toEqual([])
  })
})

const APP = 'src/App.tsx'
const appOf = (name: string) => filesAtEndOf(steps, `guides/${name}`).get(APP) ?? ''
const expected = new Map(
  filesBelow(join(example, 'src')).map((path) => [relative(example, path), readFileSync(path, 'utf8')]),
)

it('The guides result in the files of the Basic example, byte for byte', () => {
  const last = new Map(steps.flatMap(({ changes }) => changes.map(({ file, code }) => [file, code] as const)))
  const without = (files: ReadonlyMap<string | null, string>) =>
    Object.fromEntries([...files].filter(([file]) => file !== APP))
  expect(without(last)).toEqual(without(expected))
})

it('The Basic example’s App combines all guides', () => {
  const start = appOf('settings-and-undo')
  const saved = appOf('save-load-state')
  const added = (before: string, after: string) =>
    addedLines(before, after).map((line) => after.split('\n')[line - 1]?.trim() ?? '')
  const inGuides = ['outline-and-keys', 'explain-refusals'].flatMap((name) => added(start, appOf(name)))
  const whole = expected.get(APP) ?? ''
  const lines = added(saved, whole)
  expect(lines.length).toBeGreaterThan(4)
  expect(lines.filter((line) => !inGuides.includes(line))).toEqual([])
  expect(inGuides.filter((line) => !whole.includes(line))).toEqual([
    // The other guides use the resolver as a separate value.
    'resolver={{ Text, Button, Container, Card, CardTop, CardBottom }}',
  ])
})

// `npm run check` and `npm run verify -- tutorial` compile each step.
it.each(steps)('Step “$heading” marks exactly the new lines', ({ changes, before }) => {
  for (const { file, code, marked, line } of changes) {
    const old = before.get(file ?? '')
    expect(marked, `line ${line}`).toEqual(old === undefined ? [] : addedLines(old, code))
  }
})

it('The lessons mark exactly the new lines', () => {
  const lessons = readFileSync(join(guides, 'basic-tutorial.mdx'), 'utf8')
  const files = new Map<string, string>()
  for (const [, file = '', meta = '', code = ''] of lessons.matchAll(
    /^```tsx title="([^"]+)"(.*)\n([^]*?)^```$/gm,
  )) {
    const marked = linesIn(/\bins=\{([^}]*)\}/.exec(meta)?.[1] ?? '')
    const before = files.get(file)
    expect(marked, `${file} with ${meta}`).toEqual(before === undefined ? [] : addedLines(before, code))
    files.set(file, code)
  }
  expect(files.size).toBeGreaterThan(4)
})
