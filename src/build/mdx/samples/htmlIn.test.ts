import type ts from 'typescript'
import { beforeAll, expect, it } from 'vitest'
import { loadCompiler } from './compiler'
import { htmlIn } from './htmlIn'
import { sampleService } from './sampleService'

const AROUND = `declare const Tag: 'h1' | 'h2'
declare const Part: (props: { style?: object; onPick?: (picked: 1) => void }) => null
declare const nodes: { id: string }[]
declare function nodeOf(id: string): object
export const a = `

const GIVEN = [
  '<input onChange={(found) => alert(found)} />',
  '<input onChange={({ target: found }) => alert(found)} />',
  '<input onChange={(event) => { const found = event.target.value }} />',
  '<input onChange={({ target }) => { const { value: found } = target }} />',
  '<input onChange={(event) => { const found = Number(event.target.value) }} />',
  `<p onInput={(event) => { const found = event.currentTarget.textContent ?? '' }} />`,
  `<input onChange={(event) => { const { value } = event.target; const found = value.replace('a', 'b') }} />`,
  '<Tag onClick={(found) => found} />',
]

const OTHERS = [
  '<Part onPick={(found) => found} />',
  '<input onChange={(found: Whole) => found} />',
  '<input onChange={(event) => { const found = nodeOf(event.target.value) }} />',
  '<input onChange={(event) => { const found = event.target.value || nodes }} />',
  `<input onChange={(event) => { const found = event.target.value.split(',').map((id) => nodes[id]) }} />`,
  '<ul>{nodes.map((found) => found.id)}</ul>',
]

const LITERALS = '<><p style={{ found: 1, b: { found: 1 } }} /><Part style={{ found: 1 }} /></>'

/** What `htmlIn` says about the file that holds some JSX, and all identifiers `found` that name something there. */
let read: (jsx: string) => { html: ReturnType<typeof htmlIn>; found: ts.Identifier[] }

beforeAll(async () => {
  const compiler = await loadCompiler()
  const { open, service } = sampleService(compiler, process.cwd())
  const all = [...GIVEN, ...OTHERS, LITERALS]
  const places = open(all.map((jsx) => ({ file: 'a.tsx', files: new Map([['a.tsx', AROUND + jsx]]) })))
  const program = service.getProgram()
  read = (jsx) => {
    const file = program?.getSourceFile(places[all.indexOf(jsx)] ?? '')
    if (program === undefined || file === undefined) throw new Error('It is not in the program.')
    const found: ts.Identifier[] = []
    const visit = (node: ts.Node): void => {
      if (compiler.isIdentifier(node) && node.text === 'found' && 'name' in node.parent) found.push(node)
      compiler.forEachChild(node, visit)
    }
    visit(file)
    return { html: htmlIn(compiler, program.getTypeChecker(), file), found }
  }
})

it.each(GIVEN)('tells what an HTML element gives: %s', (jsx) => {
  const { html, found } = read(jsx)
  expect(html.isHolder(found[0]?.parent)).toBe(true)
})

it.each(OTHERS)('leaves everything else to the compiler: %s', (jsx) => {
  const { html, found } = read(jsx)
  expect(html.isHolder(found[0]?.parent)).toBe(false)
})

it('knows what is given to an HTML element, and to a component', () => {
  const { html, found } = read(LITERALS)
  expect(found.map(({ parent }) => html.isGivenTo(parent.parent))).toEqual([true, true, false])
})
