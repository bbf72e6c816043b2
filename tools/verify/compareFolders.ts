import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../../src/build/mdx'

/** The text around the first difference, from both sides. */
function firstDifference(one: string, other: string): string {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 80)
  return `${around(one)}\n  ---\n  ${around(other)}`
}

/** Throws an error with the first differences between the files of two folders. */
export function assertSameFiles(one: string, other: string): void {
  const files = filesBelow(one)
  assert.deepEqual(files, filesBelow(other), 'The two folders contain different files.')
  const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'latin1')
  const places = files
    .filter((file) => read(one, file) !== read(other, file))
    .map((file) => `${file}: ${firstDifference(read(one, file), read(other, file))}`)
  assert.deepEqual(places.slice(0, 12), [], `${places.length} files differ`)
}
