import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Every file below `folder`, relative to it, sorted. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort()
}

/** Files that only one of two folders has, and files that are not the same in both. */
export function differencesOf(one: string, other: string): { only: string[]; changed: string[] } {
  const [first, second] = [filesBelow(one), filesBelow(other)]
  const shared = first.filter((file) => second.includes(file))
  return {
    only: [...first, ...second].filter((file) => !shared.includes(file)),
    changed: shared.filter(
      (file) => !readFileSync(path.join(one, file)).equals(readFileSync(path.join(other, file))),
    ),
  }
}

/** The text around the first difference, from both sides. */
export function firstDifference(one: string, other: string): string {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 80)
  return `${around(one)}\n  ---\n  ${around(other)}`
}

/** Fails with the first places where two folders of files differ. */
export function assertSameFiles(one: string, other: string): void {
  const { only, changed } = differencesOf(one, other)
  assert.deepEqual(only, [], 'Not both have these files.')
  const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'latin1')
  const places = changed
    .slice(0, 12)
    .map((file) => `${file}: ${firstDifference(read(one, file), read(other, file))}`)
  assert.equal(changed.length, 0, `${changed.length} files differ:\n${places.join('\n')}`)
}
