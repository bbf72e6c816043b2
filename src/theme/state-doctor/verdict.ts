import { isSound } from '../../model/saved-page'
import type { Examination } from './useDoctor'

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

/** What the findings come to, in one or two sentences. */
export function verdict(examination: Examination | null): string {
  if (!examination) return 'Paste a saved page to see what is wrong with it.'
  const { findings, reading } = examination
  if (reading.rows === null) return 'There is no page in this text.'
  const counts = (['error', 'warning', 'note'] as const).flatMap((severity) => {
    const count = findings.filter((each) => each.severity === severity).length
    return count === 0 ? [] : [plural(count, severity)]
  })
  if (counts.length === 0) return 'This page is sound: nothing was found.'
  const notes = findings.some(({ severity }) => severity === 'note')
  const open = findings.filter(({ state, severity }) => state === 'open' && severity !== 'note').length
  const done = notes ? 'All but the notes are cured.' : 'All are cured.'
  const sum = isSound(findings) ? 'The page is sound.' : open === 0 ? done : `${open} to cure.`
  return `${counts.join(', ')}. ${sum}`
}
