import type { Reporter } from 'gatsby'
import { describe, expect, it } from 'vitest'
import { AuthorError, combineErrors, ERROR_MAP, reportAuthorErrors } from '.'

interface Report {
  id: keyof typeof ERROR_MAP
  context: { message: string }
}

/** A reporter that notes down what it reports, and stops as Gatsby's does. */
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

describe('reportAuthorErrors', () => {
  it('ends the build with the message of an author error', async () => {
    const reported: string[] = []
    await expect(reportAuthorErrors(reporterInto(reported), fails)).rejects.toThrow('stopped')
    expect(reported).toEqual(['a.mdx:3 has two titles.\n\nRemove one.'])
  })

  it('reports and shows the error while develop serves, until the step succeeds', async () => {
    const reported: string[] = []
    const shown: (string | null)[] = []
    const show = (message: string | null) => void shown.push(message)
    await reportAuthorErrors(reporterInto(reported), fails, show)
    await reportAuthorErrors(reporterInto(reported), () => {}, show)
    expect(reported).toEqual(['a.mdx:3 has two titles.\n\nRemove one.'])
    expect(shown).toEqual([...reported, null])
  })

  it('throws other errors with their stack', async () => {
    const reported: string[] = []
    const step = () => Promise.reject(new TypeError('x is undefined'))
    await expect(reportAuthorErrors(reporterInto(reported), step)).rejects.toThrow(TypeError)
    expect(reported).toEqual([])
  })
})

describe('combineErrors', () => {
  it('leaves one error as it is', () => {
    const error = new AuthorError('a is wrong.', 'Write b.')
    expect(combineErrors([error])).toBe(error)
  })

  it('counts several errors and lists them', () => {
    const errors = [new AuthorError('a is wrong.', 'Write b.'), new AuthorError('c is wrong.', 'Write d.')]
    expect(combineErrors(errors)).toMatchInlineSnapshot(`
      [AuthorError: There are 2 mistakes.

      1. a is wrong.

      Write b.

      2. c is wrong.

      Write d.]
    `)
  })
})
