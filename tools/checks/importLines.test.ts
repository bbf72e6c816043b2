import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

/** In characters: as many fit into a block of code in a window of 1280 px. */
const MAX_LENGTH = 80

/** The lines that import something and do not fit: name and number of the file, and the line. */
function longImports(name: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, at) =>
      /^(?:import|export) .* from /.test(line) && line.length > MAX_LENGTH
        ? [`${name}:${at + 1} has ${line.length} characters: ${line}`]
        : [],
    )
}

it('finds an import that does not fit', () => {
  const long = `import { ${'a'.repeat(60)} } from '@craftjs/core'`
  expect(longImports('a.mdx', `\n${long}`)).toEqual([`a.mdx:2 has 92 characters: ${long}`])
  expect(longImports('a.mdx', `import { Editor } from '@craftjs/core'\n${'a'.repeat(100)}`)).toEqual([])
})

it('the imports that readers see fit into a block of code', () => {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.mdx') || /^demos.*\.tsx$/.test(file),
  )
  expect(files.length).toBeGreaterThan(40)
  expect(
    files.flatMap((file) => longImports(file, readFileSync(path.join('content', file), 'utf8'))),
  ).toEqual([])
})
