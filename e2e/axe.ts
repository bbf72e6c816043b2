import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** WCAG 2.2 A and AA, and what axe recommends beside them. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules that axe counts as experiments: the visible label is part of the accessible name (WCAG 2.5.3). */
const EXPERIMENTS = { 'label-content-name-mismatch': { enabled: true } }

/**
 * What axe finds wrong with the page as it stands, inside of `included` and outside of `excluded`: the rule and the
 * elements that break it.
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
