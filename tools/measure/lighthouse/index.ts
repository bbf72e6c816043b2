import { baseUrl } from '../../../scripts/baseUrl'
import { startHost } from '../../preview-host'
import { auditPages, type Report } from './audit'
export { pagesAudited } from './pagesAudited'

export { auditBrowser, CATEGORIES, isPerfect, type Report, reportOn } from './audit'

/** Serves the built site and asks Lighthouse about pages of it, as a phone shows them. */
export async function auditSite(paths: readonly string[], tell: (report: Report) => void): Promise<void> {
  const host = await startHost({ root: 'public', port: 0, base: baseUrl })
  await auditPages(host.url, paths, tell).finally(host.close)
}
