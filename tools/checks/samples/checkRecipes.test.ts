import { expect, test } from 'vitest'
import type { WrittenCode } from '../../../src/model/body'
import { checkRecipes } from './checkRecipes'
import { recipes } from './recipes'

const block = (title: string, code: string) => ({ title, code }) as WrittenCode
const app = block(
  'src/App.tsx',
  `import { Bar } from './Bar'\nimport './page.css'\nimport { a } from './rules'`,
)
const bar = block('src/Bar.tsx', '')
const path = `content/docs/recipes/${recipes[0]}.mdx`

test('A recipe contains all files that its code imports, and one entry file that combines them', () => {
  const messagesOf = (code: WrittenCode[], page = path) =>
    checkRecipes([{ path: page, code }]).map(({ problem }) => problem)
  expect(messagesOf([app, bar, block('src/page.css', ''), block('src/rules/index.ts', '')])).toEqual([])
  expect(messagesOf([app, bar, block('page.css', '')])).toEqual([
    `${path}: src/App.tsx imports ./page.css, which the recipe does not show.`,
    `${path}: src/App.tsx imports ./rules, which the recipe does not show.`,
  ])
  const command = block('', 'npx shadcn add https://craft.js.org/registry/page-view.json')
  const view = block('App.tsx', `import { PageView } from './saving/PageView'`)
  expect(messagesOf([view])).toHaveLength(1)
  expect(messagesOf([command, view])).toEqual([])
  expect(messagesOf([bar])).toEqual([`${path} has no App.tsx.`])
  expect(messagesOf([bar], 'content/docs/recipes/nextjs.mdx')).toEqual([])
})
