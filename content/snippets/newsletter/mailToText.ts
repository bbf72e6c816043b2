import { mailToHtml, type Newsletter } from './mailToHtml'
import { textOf } from './textOf'

/** Converts the newsletter to plain text, for the text part of the email. */
export const mailToText = (newsletter: Newsletter): string =>
  textOf(mailToHtml({ ...newsletter, preheader: '' }).replace(/^.*<body[^>]*>/s, ''))
