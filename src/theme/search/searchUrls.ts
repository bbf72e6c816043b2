import site from '../../../content/site'
import { issueUrl, type SearchConfig, type SearchService } from '../../model/site'

const { appId, indexName, apiKey }: SearchConfig = site.search

/** The hosted search service, or `null` for the embedded index if one of its values is missing. */
export const service: SearchService | null =
  appId && indexName && apiKey ? { appId, indexName, apiKey } : null

/** Site path of the records of the embedded search. */
export const RECORDS = '/records.json'

/** The URL of a prefilled form for a new issue about a query without results. */
export const missingResultsUrl = (query: string): string =>
  issueUrl(site.repository, `Docs: nothing found for “${query.slice(0, 200)}”`, [
    ...['I searched the documentation for:', '', `> ${query.slice(0, 1000)}`, ''],
    ...['I expected to find:', '', ''],
  ])

/** Site path of the page with all results. */
export function resultsPath(query: string): string {
  return `/search?q=${encodeURIComponent(query)}`
}
