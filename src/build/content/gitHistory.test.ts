import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readHistory } from './gitHistory'

function repository(): { root: string; git: (...args: string[]) => void } {
  const root = mkdtempSync(path.join(tmpdir(), 'history-'))
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false']
  const git = (...args: string[]) =>
    void execFileSync('git', [...identity, ...args], { cwd: root, stdio: 'ignore' })
  git('init')
  mkdirSync(path.join(root, 'content'))
  return { root, git }
}

function commit(root: string, git: (...args: string[]) => void, file: string, date: string): void {
  writeFileSync(path.join(root, file), date)
  git('add', '.')
  process.env.GIT_COMMITTER_DATE = date
  git('commit', '-m', date)
  delete process.env.GIT_COMMITTER_DATE
}

test('finds the last commit of every file, whatever its name', () => {
  const { root, git } = repository()
  commit(root, git, 'content/a.mdx', '2024-01-01T00:00:00Z')
  commit(root, git, 'content/größe.mdx', '2024-02-01T00:00:00Z')
  commit(root, git, 'content/a.mdx', '2024-03-01T00:00:00Z')
  const history = readHistory(root)
  expect(new Date(history.get('content/a.mdx') ?? 0).toISOString()).toBe('2024-03-01T00:00:00.000Z')
  expect(new Date(history.get('content/größe.mdx') ?? 0).toISOString()).toBe('2024-02-01T00:00:00.000Z')
})

test('finds the commits of a site in a subfolder of its repository', () => {
  const { root, git } = repository()
  mkdirSync(path.join(root, 'site/content'), { recursive: true })
  commit(root, git, 'site/content/a.mdx', '2024-01-01T00:00:00Z')
  commit(root, git, 'content/a.mdx', '2024-03-01T00:00:00Z')
  const dates = [...readHistory(path.join(root, 'site'))]
  expect(dates.map(([file, date]) => [file, new Date(date).getUTCMonth()])).toEqual([['content/a.mdx', 0]])
})

test('is empty in a shallow clone, where every date would be that of the clone', () => {
  const { root, git } = repository()
  commit(root, git, 'content/a.mdx', '2024-01-01T00:00:00Z')
  commit(root, git, 'content/a.mdx', '2024-03-01T00:00:00Z')
  const clone = mkdtempSync(path.join(tmpdir(), 'shallow-'))
  execFileSync('git', ['clone', '--depth=1', `file://${root}`, clone], { stdio: 'ignore' })
  expect(readHistory(clone).size).toBe(0)
})

test('is empty without a repository', () => {
  expect(readHistory(mkdtempSync(path.join(tmpdir(), 'bare-'))).size).toBe(0)
})
