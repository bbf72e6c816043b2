import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../fixtures/temporaryFolder'
import { readHistory } from './gitHistory'

const { at, write } = temporaryFolder()

/** Creates a repository with one commit per file, and returns the dates of the commits. */
function commitEach(...commits: [file: string, month: string][]): void {
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false']
  const git = (...args: string[]) =>
    void execFileSync('git', [...identity, ...args], { cwd: at('site'), stdio: 'ignore' })
  write('site/.gitignore')
  git('init')
  for (const [file, month] of commits) {
    write(`site/${file}`, month)
    git('add', '.')
    process.env.GIT_COMMITTER_DATE = `2024-${month}-01T00:00:00Z`
    git('commit', '-m', month)
    delete process.env.GIT_COMMITTER_DATE
  }
}
const historyOf = (folder: string) =>
  Object.fromEntries(
    [...readHistory(at(folder))].map(([file, date]) => [file, new Date(date).toISOString().slice(5, 7)]),
  )

test('finds the last commit of every file, with any name, even if the site is in a subfolder', () => {
  commitEach(['content/a.mdx', '01'], ['content/größe.mdx', '02'], ['content/a.mdx', '03'])
  expect(historyOf('site')).toMatchObject({ 'content/a.mdx': '03', 'content/größe.mdx': '02' })
  commitEach(['sub/content/a.mdx', '04'], ['content/a.mdx', '05'])
  expect(historyOf('site/sub')).toEqual({ 'content/a.mdx': '04' })
})

test('is empty without a repository, and in a shallow clone, where every date would be the same', () => {
  commitEach(['content/a.mdx', '01'], ['content/a.mdx', '03'])
  execFileSync('git', ['clone', '--depth=1', `file://${at('site')}`, at('clone')], { stdio: 'ignore' })
  expect(historyOf('clone')).toEqual({})
  expect(historyOf('')).toEqual({})
})
