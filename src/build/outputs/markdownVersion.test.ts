import { expect, it } from 'vitest'
import type { DocNode, PostNode } from '../pages'
import { joinMarkdown, markdownVersion } from './markdownVersion'

const facts = {
  addressOf: (href: string) => `https://craft.js.org${href}`,
  pictureOf: (src: string) => `https://craft.js.org/static/${src.slice(2)}`,
  demoOf: (name: string) => `**Code**\n\n\`\`\`tsx\n${name}()\n\`\`\`\n`,
}

it('resolves addresses, with special characters of Markdown percent-encoded', () => {
  const parts = ['[a](', { href: '/b_(c)|d' }, ') ![e](', { picture: './f g.png' }, ')\n']
  expect(joinMarkdown(parts, facts)).toBe(
    '[a](https://craft.js.org/b_%28c%29%7Cd) ![e](https://craft.js.org/static/f%20g.png)\n',
  )
})

it('inserts the code of demos, indented for open lists and block quotes', () => {
  expect(joinMarkdown(['Before.\n\n', { demo: 'A' }, '\n'], facts)).toBe(
    'Before.\n\n**Code**\n\n```tsx\nA()\n```\n',
  )
  expect(joinMarkdown(['> 1. ', { demo: 'A' }, '\n'], facts)).toBe(
    '> 1. **Code**\n>\n>    ```tsx\n>    A()\n>    ```\n',
  )
})

const version = (page: Partial<DocNode & PostNode>) =>
  markdownVersion({
    page: { title: '<T />', description: 'D.', ...page } as DocNode | PostNode,
    url: 'https://craft.js.org/p',
    markdown: 'Words.\n',
  })

it('starts with title, description, and address, and for a post its dates', () => {
  expect(version({})).toBe('# \\<T />\n\n> D.\n\nPage: <https://craft.js.org/p>\n\nWords.\n')
  expect(version({ date: '2026-11-21', release: '0.2.12', releasedOn: '2025-02-14' })).toBe(
    '# \\<T />\n\n> D.\n\nPublished 2026-11-21. About Craft.js 0.2.12, released 2025-02-14.\n\n' +
      'Page: <https://craft.js.org/p>\n\nWords.\n',
  )
})
