import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** WCAG 2.2 A and AA, plus axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Experimental axe rules: the visible label is part of the accessible name (WCAG 2.5.3). */
const EXPERIMENTS = { 'label-content-name-mismatch': { enabled: true } }

/**
 * Runs axe on the current page, inside `included` and outside `excluded`. Returns each violated rule with the elements
 * that violate it.
 */
export async function violationsOf(page: Page, excluded?: string, included?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page }).options({
    runOnly: TAGS,
    rules: EXPERIMENTS,
    resultTypes: ['violations'],
  })
  if (excluded !== undefined) builder.exclude(excluded)
  if (included !== undefined) builder.include(included)
  const { violations } = await builder.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const [reason] = [...any, ...all, ...none]
      return `${id}: ${target.join(' ')} (${reason?.message ?? 'no reason given'})`
    }),
  )
}
