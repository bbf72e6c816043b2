import type { Reporter } from 'gatsby'
import { describe, expect, it } from 'vitest'
import { AuthorError, orPanic } from './fail'

/** A reporter that keeps what it was told, and stops as Gatsby's does. */
function reporterInto(told: string[]): Reporter {
  const panic = (message: string): never => {
    told.push(message)
    throw new Error('stopped')
  }
  return { panic } as unknown as Reporter
}

describe('orPanic', () => {
  it('hands on what the step returns', async () => {
    expect(await orPanic(reporterInto([]), () => 7)).toBe(7)
  })

  it('stops the build with the words of an author error', async () => {
    const told: string[] = []
    const step = () => {
      throw new AuthorError('a.mdx:3 has two titles.', 'Remove one.')
    }
    await expect(orPanic(reporterInto(told), step)).rejects.toThrow('stopped')
    expect(told).toEqual(['a.mdx:3 has two titles.\n\nRemove one.'])
  })

  it('lets any other error through with its stack', async () => {
    const told: string[] = []
    const step = () => Promise.reject(new TypeError('x is undefined'))
    await expect(orPanic(reporterInto(told), step)).rejects.toThrow(TypeError)
    expect(told).toEqual([])
  })
})
