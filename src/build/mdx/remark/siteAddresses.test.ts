import type { Root } from 'mdast'
import { expect, test } from 'vitest'
import { siteAddresses } from './siteAddresses'

test.each([
  ['https://craft.js.org', '/', 'https://craft.js.org/'],
  ['https://preview.example', '/docs/', 'https://preview.example/docs/'],
])('A site at %s%s shows its own address in commands', (url, baseUrl, home) => {
  const written = 'npx shadcn add https://craft.js.org/registry/a.json https://craft.js.org/registry/b.json'
  const tree: Root = {
    type: 'root',
    children: [
      { type: 'code', value: written },
      { type: 'code', value: "fetch('https://craft.js.org/other')" },
    ],
  }
  siteAddresses({ url, baseUrl })(tree)
  expect(tree.children).toEqual([
    { type: 'code', value: `npx shadcn add ${home}registry/a.json ${home}registry/b.json` },
    { type: 'code', value: "fetch('https://craft.js.org/other')" },
  ])
})
