import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it.each(['PageEditor.tsx', 'storedForm.ts'])(
  'The guide shows the current %s',
  (file) => {
    const guide = readFileSync('content/docs/guides/from-load-to-publish.mdx', 'utf8')
    expect(guide).toContain(readFileSync(`examples/cms/src/editor/${file}`, 'utf8'))
  },
)
