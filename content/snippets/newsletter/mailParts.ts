import type { SerializedNodes } from '@craftjs/core'
import { mailToHtml } from './mailToHtml'
import { mailToText } from './mailToText'
import { firstMail, mailViews } from './mailViews'

/** The parts of a mail, in the form that nodemailer and most services accept. */
export function mailParts(nodes: SerializedNodes) {
  const views = { ...mailViews } // Add the views of your own components.
  const { subject, preheader, site } = { ...firstMail, ...nodes.ROOT?.props }
  const newsletter = { nodes, views, subject, preheader, base: site }
  return { subject, html: mailToHtml(newsletter), text: mailToText(newsletter) }
}
