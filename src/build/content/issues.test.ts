import { test } from 'vitest'
import { AuthorError } from '../errors'
import { contentIssues } from './issues'

const fails = () => {
  throw new AuthorError('It is wrong.', 'Right it.')
}

// Issues are kept until all files are read, and dropped once the file is valid: createNodes.test.ts.
test('ignores a file that was deleted', async () => {
  const issues = contentIssues(process.cwd())
  await issues.collect('content/docs/gone.mdx', fails)
  issues.raise()
})
