import { expect, it } from 'vitest'
import { completeSample } from './completeSample'

const complete = (code: string, file = 'Sample.tsx') => completeSample(file, new Map([[file, code]]))

it('does not change a complete editor', () => {
  const code = 'export function App() { return <Editor /> }'
  expect(complete(code, 'App.tsx')).toEqual({ 'App.tsx': code })
  const whole = "export { App as App } from './Sample'\n"
  expect(complete(code)['App.tsx']).toBe(whole)
  expect(complete('export const App = () => <EditorOfAnotherFile />')['App.tsx']).toBe(whole)
})

it('adds the components of a toolbox to the resolver', () => {
  const code =
    "import { Text } from './Text'\nimport { Label } from './Label'\nexport const Box = () => <p ref={(el) => create(el, <Text />)}><Label /></p>"
  const app = complete(code)['App.tsx']
  expect(app).toContain("import { Text } from './Text'\n")
  expect(app).toContain('resolver={{ Paragraph, Text, Box }}')
})

it.each([
  ['({ text, size }: { text: string; size?: number })', '<Sample text="Text" />'],
  [
    '({ level: Tag, fontSize }: { level: "h1"; fontSize: number })'.replaceAll('"', "'"),
    'level="h1" fontSize={24}',
  ],
  ['({ id }: { id: NodeId })', 'return id ? <Sample id={id} /> :'],
  ['({ json }: { json: string })', '<Sample json={page} />'],
  ['({ children }: { children: ReactNode })', '<Sample>\n        <Frame>'],
])('passes a component with the props %s the values it needs', (props, expected) => {
  expect(complete(`export function Sample${props} {}`)['App.tsx']).toContain(expected)
})
