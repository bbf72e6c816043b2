import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { darkVariantOf } from '../../src/model/body'
import { compileBody } from '../../src/build/mdx'
import { changedLines, parseRanges, writeRanges } from './lines'
import { folderCompiler, syntaxErrorsOf } from './compileFolder'
import { guides, readTutorial, samplesOf, stepsOf } from './steps'

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

  it('has picture files for both color modes, light to load, for every picture', async () => {
    const body = mdx.replace(/^---\n[\s\S]*?\n---\n/, '')
    const { images } = await compileBody(body, { path: `content/docs/${docId}.mdx` })
    expect(images.length).toBeGreaterThan(0)
    for (const src of images.flatMap(({ src }) => [src, darkVariantOf(src)]))
      expect(statSync(join(guides, src)).size, src).toBeLessThan(150_000)
  })

  it('shows a picture wherever it says what one should see', () => {
    const sections = mdx.split(/^#{2,3} /m).filter((text) => text.includes('**You should see**'))
    expect(sections.length).toBe(own.length)
    expect(sections.filter((text) => !/^!\[/m.test(text)).map((text) => text.split('\n')[0])).toEqual([])
  })

  it('counts all of its steps, and no other section', () => {
    const counted = [...mdx.matchAll(/^## Step \d+: (.+) \[#[\w-]+\]$/gm)].map(([, name]) => name)
    expect(counted).toEqual(own.map(({ heading }) => heading))
  })

  it('shows of a file that changes what changes', () => {
    const changed = own.flatMap(({ changes }) => changes).filter(({ marked }) => marked.length > 0)
    expect(changed.length).toBeGreaterThan(0)
    expect(changed.filter(({ hunks }) => !hunks).map(({ line }) => line)).toEqual([])
  })

  it('gives a reason for code that is no file, and that code parses', () => {
    const others = samplesOf(mdx).filter(({ file, language }) => file === null && /^[jt]sx?$/.test(language))
    for (const { code, fragment, line } of others) {
      expect(fragment, `line ${line}`).toBeTruthy()
      expect(syntaxErrorsOf(code), `line ${line}`).toEqual([])
    }
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

it('The tutorial ends with the Basic example, byte for byte', () => {
  const written = Object.fromEntries(steps.at(-1)?.files ?? [])
  const kept = Object.fromEntries(
    filesBelow(join(example, 'src')).map((path) => [relative(example, path), readFileSync(path, 'utf8')]),
  )
  expect(written).toEqual(kept)
})

describe('Each step of the tutorial', () => {
  const problemsOf = folderCompiler()

  it.each(steps)('compiles under strict: $heading', { timeout: 30_000 }, ({ files }) => {
    expect(problemsOf(files)).toEqual([])
  })

  it.each(steps.map((step, i) => ({ ...step, before: steps[i - 1]?.files })))(
    'marks exactly the lines that are new: $heading',
    ({ changes, before }) => {
      for (const { file, code, marked, line } of changes) {
        const old = before?.get(file ?? '')
        expect(writeRanges(marked), `line ${line}`).toBe(old ? writeRanges(changedLines(old, code)) : '')
      }
    },
  )
})

describe('The compiler of the steps', () => {
  it('reports a wrong prop with file and line', () => {
    const files = new Map(steps.at(-1)?.files)
    files.set(
      'src/App.tsx',
      (files.get('src/App.tsx') ?? '').replace('<Text text="Hi world!" />', '<Text text={1} />'),
    )
    expect(folderCompiler()(files)).toEqual([
      "src/App.tsx:57 Type 'number' is not assignable to type 'string'.",
    ])
  }, 30_000)

  it('reports code that does not parse', () => {
    expect(syntaxErrorsOf('const a = <p>')).not.toEqual([])
  })
})

describe('Changed lines', () => {
  it('are the lines of the new text that the old text lacks', () => {
    expect(changedLines('a\nb\nc', 'a\nx\nc\nd')).toEqual([2, 4])
  })

  it('are none when lines are only removed', () => {
    expect(changedLines('a\nb\nc', 'a\nc')).toEqual([])
  })

  it('are written as ranges and read back', () => {
    expect(writeRanges([1, 3, 4, 5, 9])).toBe('1,3-5,9')
    expect(parseRanges('1,3-5,9')).toEqual([1, 3, 4, 5, 9])
  })

  it('cannot be read from something else', () => {
    expect(() => parseRanges('1,b')).toThrow('"b" is not a line or a range of lines')
  })
})
