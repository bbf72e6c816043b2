import { describe, expect, it } from 'vitest'
import type { WrittenCode } from '../../../model/body'
import type { SampleFindings } from '../../../model/sample'
import { checkPages } from './checkPages'
import { type CompilationUnit, compilationUnits } from './compilationUnits'
import { batchedChecker, sampleChecker } from './sampleChecker'

const checker = sampleChecker({ root: process.cwd() })

const sample = (code: string, more: Partial<WrittenCode> = {}): WrittenCode => ({
  language: 'tsx',
  code,
  title: null,
  fragment: null,
  run: false,
  section: 0,
  line: 10,
  ...more,
})

/** What is wrong with the samples of one page, in words. */
async function errorsIn(...code: WrittenCode[]): Promise<string[]> {
  const { errors } = await checkPages([{ path: 'content/docs/a.mdx', code }], checker)
  return errors.map(({ message }) => message)
}

describe('The samples of a page', () => {
  const files = (index: number, ...code: WrittenCode[]) =>
    Object.fromEntries(compilationUnits(code)[index]?.files ?? [])
  const app = (title = 'src/App.tsx') =>
    sample(`import { Text } from './Text'\nexport const App = Text`, { title })
  const text = (code: string, section = 0) => sample(code, { title: 'src/Text.tsx', section })

  it('are files named by their titles, and can import each other', () => {
    expect(Object.keys(files(1, text('1'), app()))).toEqual(['src/App.tsx', 'src/Text.tsx'])
  })

  it('import files as they are at the end of their section', () => {
    const page = [text('1'), app(), text('2'), text('3', 1)]
    expect(files(1, ...page)['src/Text.tsx']).toBe('2')
    expect(files(0, ...page)['src/Text.tsx']).toBe('1')
  })

  it('import the first version of a file that appears later', () => {
    expect(files(0, app(), text('1', 1), text('2', 2))['src/Text.tsx']).toBe('1')
  })

  it('import snippets, and never a region of one', () => {
    const snippets = new Map([['src/Text.tsx', 'snippet']])
    const region = sample('part', { title: 'src/Text.tsx', fragment: 'a region' })
    const textIn = (page: WrittenCode[]) => compilationUnits(page, snippets)[0]?.files.get('src/Text.tsx')
    expect(textIn([app(), region])).toBe('snippet')
    expect(textIn([app(), text('of the page')])).toBe('of the page')
  })

  it('stay below the folder of their page', () => {
    expect(compilationUnits([sample('1', { title: '../../App.tsx' })])[0]?.file).toBe('sample.tsx')
    expect(Object.keys(files(0, sample('1', { title: './src/../App.tsx' })))).toEqual(['App.tsx'])
  })

  it('only include what they import', () => {
    expect(Object.keys(files(0, sample('1', { title: 'a.tsx' }), text('2')))).toEqual(['a.tsx'])
    expect(compilationUnits([sample('1', { title: 'In words' })])[0]?.file).toBe('sample.tsx')
  })

  it('are not compiled when they are fragments or not scripts', () => {
    expect(compilationUnits([sample('a', { fragment: 'part' }), sample('{}', { language: 'json' })])).toEqual(
      [null, null],
    )
  })
})

describe('A sample', () => {
  it('is checked in strict mode with the package; errors have file and line', async () => {
    const code = `import { useNode } from '@craftjs/core'\n\nexport const a = () => useNode().hide()`
    expect(await errorsIn(sample(code, { title: 'Text.tsx' }))).toMatchInlineSnapshot(`
      [
        "content/docs/a.mdx:12: the sample “Text.tsx” does not compile: Property 'hide' does not exist on type 'Omit<Omit<useInternalEditorReturnType<null>, "query" | "actions" | "connectors"> & { id: string; related: boolean; inNodeContext: boolean; actions: { ...; }; connectors: ChainableConnectors<...>; }, "actions" | ... 3 more ... | "inNodeContext"> & { ...; }'.

        12 | export const a = () => useNode().hide()

      Correct it. Code that cannot stand on its own says why in its first line: fragment="…".",
      ]
    `)
  })

  it('has no unused names and no implicit any', async () => {
    const code = `import { useState } from 'react'\nexport const f = (a) => a`
    expect((await errorsIn(sample(code))).map((message) => message.split('\n')[0])).toMatchInlineSnapshot(`
      [
        "content/docs/a.mdx:10: the sample does not compile: 'useState' is declared but its value is never read.",
        "content/docs/a.mdx:11: the sample does not compile: Parameter 'a' implicitly has an 'any' type.",
      ]
    `)
  })

  it('in JavaScript is checked where types are known', async () => {
    const code = `import { useNode } from '@craftjs/core'\nexport const f = (a) => a\nuseNode().hide()`
    const errors = await errorsIn(sample(code, { language: 'jsx' }))
    expect(errors.map((message) => message.split('\n')[0])).toMatchInlineSnapshot(`
      [
        "content/docs/a.mdx:12: the sample does not compile: Property 'hide' does not exist on type 'Omit<Omit<useInternalEditorReturnType<null>, "query" | "actions" | "connectors"> & { id: string; related: boolean; inNodeContext: boolean; actions: { ...; }; connectors: ChainableConnectors<...>; }, "actions" | ... 3 more ... | "inNodeContext"> & { ...; }'.",
      ]
    `)
  })

  it('that is a fragment must parse in some context', async () => {
    const parts = ['<A />\n<B />', 'a: 1, b: 2', 'render() { return null }', '{ a: 1 }', 'type A = 1']
    for (const code of parts) expect(await errorsIn(sample(code, { fragment: 'part' }))).toEqual([])
    expect(await errorsIn(sample('const a =\n<p>', { fragment: 'part' }))).toMatchInlineSnapshot(`
      [
        "content/docs/a.mdx:11: the sample does not parse: JSX element 'p' has no corresponding closing tag.

        11 | <p>

      Correct it: a fragment need not compile, but it must parse.",
        "content/docs/a.mdx:11: the sample does not parse: '</' expected.

        11 | <p>

      Correct it: a fragment need not compile, but it must parse.",
      ]
    `)
  })
})

describe('The types in a sample', () => {
  const typesIn = async (code: string) =>
    (await checker.findingsOf([sample(code)]))[0]?.types.map(({ type }) => type)

  it('are those of Craft.js, of values from it, and of top-level functions', async () => {
    const code = `import { Editor, useEditor, type SerializedNodes } from '@craftjs/core'
export function Name({ label }: { label: string }) {
  const { id, actions } = useEditor((state) => ({ id: [...state.events.selected][0] }))
  return <Editor enabled resolver={{}} onNodesChange={(query) => query.serialize()}>{label}{id}<i onClick={() => actions.delete(id)} /></Editor>
}
export const count = (nodes: SerializedNodes) => Object.keys(nodes).length`
    expect(await typesIn(code)).toMatchInlineSnapshot(`
      [
        "Editor: ({ children, ...options }: EditorProps) => React.JSX.Element",
        "useEditor<S>(collect: EditorCollector<S>): useEditorReturnType<S>",
        "type SerializedNodes = Record<NodeId, SerializedNode>",
        "Name(props: { label: string }): React.JSX.Element",
        "id: string",
        "actions: WithoutPrivateActions<null>",
        "state: EditorState",
        "events: EditorEvents",
        "enabled?: boolean",
        "resolver?: Resolver",
        "onNodesChange?: (query: QueryCallbacksFor<typeof QueryMethods>) => void",
        "count: (nodes: SerializedNodes) => number",
        "nodes: SerializedNodes",
      ]
    `)
  })

  it('name the limits of type parameters', async () => {
    const code = `import { useNode } from '@craftjs/core'\nexport const { connectors: { drag } } = useNode()`
    expect(await typesIn(code)).toContain(
      'drag: <B extends HTMLElement | React.ReactElement>(element: B) => B',
    )
  })

  it('use the names in the sample, whatever was checked before', async () => {
    const code = (state: string) =>
      `import { useEditor, type ${state} } from '@craftjs/core'\nexport const f = (at: ${state.split(' ').at(-1)}) => [at, useEditor((all) => ({ all })).all]`
    const [plain, renamed] = await checker.findingsOf([
      sample(code('EditorState')),
      sample(code('EditorState as Whole')),
    ])
    expect(plain?.types.at(-1)?.type).toBe('all: EditorState')
    expect(renamed?.types.at(-1)?.type).toBe('all: Whole')
  })

  it('have the positions of the names', async () => {
    const [findings] = await checker.findingsOf([
      sample(`import { ROOT_NODE } from '@craftjs/core'\nconsole.log(ROOT_NODE)`),
    ])
    expect(findings).toEqual({
      issues: [],
      types: [
        {
          name: 'ROOT_NODE',
          type: 'ROOT_NODE: "ROOT"',
          at: [
            { line: 1, column: 10 },
            { line: 2, column: 13 },
          ],
        },
      ],
      against: ['@craftjs/core 0.2.12'],
    })
  })
})

describe('A sample checker', () => {
  /** A checker that notes how many units it checks at once. */
  function countingChecker(kept = new Map<string, SampleFindings>()) {
    const batches: number[] = []
    const check = (units: readonly CompilationUnit[]) => {
      batches.push(units.length)
      return units.map(({ file }) => ({ issues: [], types: [], against: [file] }))
    }
    const checker = batchedChecker(() => Promise.resolve(check), {
      read: (digest) => kept.get(digest) ?? null,
      write: (digest, findings) => void kept.set(digest, findings),
    })
    return { ...checker, batches, kept }
  }

  it('checks the samples of concurrently compiled pages in one batch, each text once', async () => {
    const { findingsOf, batches } = countingChecker()
    await Promise.all([findingsOf([sample('1'), sample('2')]), findingsOf([sample('1'), sample('3')])])
    await findingsOf([sample('1'), { ...sample('2'), line: 99 }])
    expect(batches).toEqual([3])
  })

  it('checks a sample again when a file that it imports changes', async () => {
    const { findingsOf, batches } = countingChecker()
    const app = sample(`import './Text'`, { title: 'App.tsx' })
    const text = (code: string) => sample(code, { title: 'Text.tsx' })
    await findingsOf([text('1'), app])
    await findingsOf([text('2'), app])
    expect(batches).toEqual([2, 2])
  })

  it('uses cached findings of an earlier run', async () => {
    const first = countingChecker()
    const page = [sample('1', { title: 'A.tsx' }), sample('2')]
    const found = await first.findingsOf(page)
    const second = countingChecker(first.kept)
    expect(await second.findingsOf(page)).toEqual(found)
    await second.findingsOf([sample('3')])
    expect(second.batches).toEqual([1])
  })

  it('has no findings about new samples when it only reads the cache', async () => {
    const { findingsOf, kept } = countingChecker()
    const [found] = await findingsOf([sample('1')])
    const reader = batchedChecker(null, { read: (digest) => kept.get(digest) ?? null, write: () => {} })
    expect(await reader.findingsOf([sample('1'), sample('2')])).toEqual([found, null])
    expect(reader.knowsAll([sample('1'), sample('{}', { language: 'json' })])).toBe(true)
    expect(reader.knowsAll([sample('1'), sample('2')])).toBe(false)
  })

  it('loads TypeScript again after it was disposed of', async () => {
    checker.dispose()
    expect(await errorsIn(sample('export const a: string = 1'))).toHaveLength(1)
  })
})
