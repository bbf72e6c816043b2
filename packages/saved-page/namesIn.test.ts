import { expect, it } from 'vitest'
import { namesIn } from './index'

it.each<[name: string, text: string, names: string[] | null]>([
  ['a list', 'Container, Text,Button', ['Container', 'Text', 'Button']],
  ['a JSON list', '["Container", "Text"]', ['Container', 'Text']],
  ['an object', '{ Text, "my-box": Box }', ['Text', 'my-box']],
  [
    'a file with imports',
    "import { Container } from './Container'\nimport type { X } from 'x'\nimport { Button as Cta } from './Button'\n\nexport const resolver = { Container, Cta } satisfies Record<string, X>",
    ['Container', 'Cta'],
  ],
  [
    'an application',
    'const other = { a: 1 }\nexport const App = () => <Editor enabled resolver={{ Text, Box: Frame as any }}><Frame /></Editor>',
    ['Text', 'Box'],
  ],
  [
    'a variable of an application',
    "const base = { Text }\nconst KEY = 'My box'\nconst all = { ...base, [KEY]: Box, ['a' as const]: A }\nexport default () => <Editor {...props} resolver={all} />",
    ['Text', 'My box', 'a'],
  ],
  [
    'a default export',
    "import * as C from './c'\nexport default { Text: C.Text, 'b-c': C.B }",
    ['Text', 'b-c'],
  ],
  ['an object with values', '{ Text: withTheme(Text), Box: lazy(() => import("./Box")) }', ['Text', 'Box']],
  ['a hook', 'const resolver = useMemo(() => ({ Text, Box }), [])', ['Text', 'Box']],
  ['comments', '{\n  // old: Old,\n  Text, /* Box */\n}', ['Text']],
])('reads the names in %s', async (_, text, names) => {
  expect(await namesIn(text)).toEqual({ names, isIncomplete: false })
})

it.each([
  "import { blocks } from './blocks'\nexport const resolver = { Text, ...blocks }",
  "import { resolver } from './resolver'\nexport const App = () => <Editor resolver={resolver} />",
  'const resolver = { [nameOf(Text)]: Text }',
  'const resolver = Object.fromEntries(list.map((each) => [each.name, each]))',
  'const resolver: Resolver = {}\nfor (const each of list) resolver[each.name] = bound(each)',
  'const resolver = {',
])('does not guess the names that %j alone does not show', async (text) => {
  expect(await namesIn(text)).toEqual({ names: null, isIncomplete: true })
})
