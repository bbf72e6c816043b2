import type { LastUpdate } from '../../model/doc'
import type { Heading } from '../../model/body'
import { compiledBodyOf, type BodyFields } from './contentNode'
import type { SiteNode } from './site'

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** What follows from a body, its history and the site configuration, on docs and posts alike. */
export function pageFields(
  node: Pick<BodyFields, 'compiled' | 'sourcePath'>,
  { editing, tableOfContents: { minLevel, maxLevel } }: Pick<SiteNode, 'editing' | 'tableOfContents'>,
  lastCommit: string | null,
): { tableOfContents: Heading[]; editUrl: string | null; lastUpdate: LastUpdate | null } {
  return {
    tableOfContents: compiledBodyOf(node).headings.filter(
      ({ level }) => level >= minLevel && level <= maxLevel,
    ),
    editUrl: editing && `${editing.repository}/edit/${editing.branch}/${node.sourcePath}`,
    lastUpdate: lastCommit === null ? null : { iso: lastCommit, text: DAY.format(new Date(lastCommit)) },
  }
}
