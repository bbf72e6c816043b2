import { expect, it } from 'vitest'
import { temporaryFolder } from '../../fixtures/temporaryFolder'
import { registryParts } from './registryParts'

const { at, write } = temporaryFolder()
const item = { title: 'A', description: 'Two boxes.', doc: 'recipes/a' }

it('assigns each file to the item that lists it, to the item of its folder, or to the item that imports it', () => {
  write('content/snippets/registry.json', JSON.stringify({ basics: { ...item, files: ['basics.test.tsx'] } }))
  write('content/snippets/basics.test.tsx', `import { Text } from './Text'`)
  write('content/snippets/bar/registry.json', JSON.stringify({ bar: { ...item, files: ['../Tool.tsx'] } }))
  write('content/snippets/bar/Bar.tsx', `import { box } from '../loose/box'`)
  write('content/snippets/bar/inner/registry.json', JSON.stringify({ inner: item }))
  write('content/snippets/loose/box.ts', `import './box.css'`)
  for (const file of ['Text.tsx', 'Tool.tsx', 'bar/bar.site.test.tsx', 'bar/inner/Inner.tsx', 'Other.tsx'])
    write(`content/snippets/${file}`)
  write('content/snippets/loose/box.css')
  const { parts, owners } = registryParts(at())
  expect(parts.map(({ name }) => name)).toEqual(['bar', 'basics', 'inner'])
  expect(Object.fromEntries(owners)).toEqual({
    'Tool.tsx': 'bar',
    'bar/Bar.tsx': 'bar',
    'loose/box.ts': 'bar',
    'loose/box.css': 'bar',
    'basics.test.tsx': 'basics',
    'Text.tsx': 'basics',
    'bar/inner/Inner.tsx': 'inner',
  })
})
