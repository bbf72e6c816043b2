import type { Reporter } from 'gatsby'
import { beforeEach, expect, it } from 'vitest'
import { AuthorError, combineErrors, ERROR_MAP, reportAuthorErrors } from '.'

interface Report {
  id: keyof typeof ERROR_MAP
  context: { message: string }
}

/** A reporter that records its messages and throws on a panic, like Gatsby's. */
function reporterInto(reported: string[]): Reporter {
  const error = ({ id, context }: Report) => void reported.push(ERROR_MAP[id].text(context))
  const panic = (report: Report): never => {
    error(report)
    throw new Error('stopped')
  }
  return { error, panic } as unknown as Reporter
}

const fails = () => {
  throw new AuthorError('a.mdx:3 has two titles.', 'Remove one.')
}

let reported: string[]
beforeEach(() => (reported = []))

it('ends the build with the message of an author error', async () => {
  await expect(reportAuthorErrors(reporterInto(reported), fails)).rejects.toThrow('stopped')
  expect(reported).toEqual(['a.mdx:3 has two titles.\n\nRemove one.'])
})

it('reports and shows the error while develop is running, until the step succeeds', async () => {
  const shown: (string | null)[] = []
  const show = (message: string | null) => void shown.push(message)
  await reportAuthorErrors(reporterInto(reported), fails, show)
  await reportAuthorErrors(reporterInto(reported), () => {}, show)
  expect(reported).toHaveLength(1)
  expect(shown).toEqual([...reported, null])
})

it('throws other errors with their stack', async () => {
  const step = () => Promise.reject(new TypeError('x is undefined'))
  await expect(reportAuthorErrors(reporterInto(reported), step)).rejects.toThrow(TypeError)
  expect(reported).toEqual([])
})

it('passes on a single error unchanged, and counts and lists several', () => {
  const [one, other] = [
    new AuthorError('a is wrong.', 'Write b.'),
    new AuthorError('c is wrong.', 'Write d.'),
  ]
  expect(combineErrors([one])).toBe(one)
  expect(combineErrors([one, other]).message).toBe(
    'There are 2 mistakes.\n\n1. a is wrong.\n\nWrite b.\n\n2. c is wrong.\n\nWrite d.',
  )
  const list = new AuthorError('e is not valid.', '- f\n- g', [], 2)
  expect(combineErrors([one, list]).message).toMatch(/^There are 3 mistakes\./)
})
