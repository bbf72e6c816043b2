import { nearest } from '../errors/nearest'

/** A hint that lists what there is instead of what was written, the most similar first. */
export function suggest(written: string, known: readonly string[], limit?: number): string {
  const names = nearest(written.slice(0, 60), known, limit).replaceAll(/^- /gm, '').replaceAll('\n', ', ')
  return `There are (the nearest first): ${names}.`
}
