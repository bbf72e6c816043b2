import type { Reporter } from 'gatsby'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AuthorError, ERRORS, inOneMessage, orPanic, serveDespiteMistakes } from './fail'

interface Mistake {
  id: keyof typeof ERRORS
  context: { words: string }
}

/** A reporter that keeps what it was told, and stops as Gatsby's does. */
function reporterInto(told: string[]): Reporter {
  const error = ({ id, context }: Mistake) => void told.push(ERRORS[id].text(context))
  const panic = (mistake: Mistake): never => {
    error(mistake)
    throw new Error('stopped')
  }
  return { error, panic } as unknown as Reporter
}

const wrong = () => {
  throw new AuthorError('a.mdx:3 has two titles.', 'Remove one.')
}

describe('orPanic', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
    serveDespiteMistakes()
  })

  it('stops the build with the words of an author error', async () => {
    const told: string[] = []
    await expect(orPanic(reporterInto(told), wrong)).rejects.toThrow('stopped')
    expect(told).toEqual(['a.mdx:3 has two titles.\n\nRemove one.'])
  })

  it('lets a server that runs live on', async () => {
    vi.stubEnv('gatsby_executing_command', 'develop')
    serveDespiteMistakes()
    const told: string[] = []
    await orPanic(reporterInto(told), wrong)
    expect(told).toEqual(['a.mdx:3 has two titles.\n\nRemove one.'])
  })

  it('stops a build at its end as well', async () => {
    vi.stubEnv('gatsby_executing_command', 'build')
    serveDespiteMistakes()
    await expect(orPanic(reporterInto([]), wrong)).rejects.toThrow('stopped')
  })

  it('lets any other error through with its stack', async () => {
    const told: string[] = []
    const step = () => Promise.reject(new TypeError('x is undefined'))
    await expect(orPanic(reporterInto(told), step)).rejects.toThrow(TypeError)
    expect(told).toEqual([])
  })
})

describe('inOneMessage', () => {
  it('leaves one mistake as it is', () => {
    const mistake = new AuthorError('a is wrong.', 'Write b.')
    expect(inOneMessage([mistake])).toBe(mistake)
  })

  it('counts several and shows all of them', () => {
    const mistakes = [new AuthorError('a is wrong.', 'Write b.'), new AuthorError('c is wrong.', 'Write d.')]
    expect(inOneMessage(mistakes)).toMatchInlineSnapshot(`
      [AuthorError: There are 2 mistakes.

      1. a is wrong.

      Write b.

      2. c is wrong.

      Write d.]
    `)
  })
})
