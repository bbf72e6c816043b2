import type { SerializedNodes } from '@craftjs/core'
import { mailToHtml } from './mailToHtml'
import { mailToText } from './mailToText'
import { mailViews } from './mailViews'

/** The parts of a mail, in the form that nodemailer and most services accept. */
export function mailParts(nodes: SerializedNodes, subject: string) {
  const views = { ...mailViews } // Add the views of your own components.
  const newsletter = { nodes, views, subject, base: 'https://bakery.example' }
  return { subject, html: mailToHtml(newsletter), text: mailToText(newsletter) }
}
