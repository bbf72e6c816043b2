import { mailToHtml, type Newsletter } from './mailToHtml'

const characters: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
}

/** Converts the newsletter to plain text, for the text part of the email. Links become `label: address`. */
export function mailToText(newsletter: Newsletter): string {
  // Regular expressions suffice, because React escapes every < and > in texts and attributes.
  return mailToHtml(newsletter)
    .replace(/^.*<body[^>]*>/s, '')
    .replace(/<img\b[^>]*?\salt="([^"]*)"[^>]*>/g, '$1')
    .replace(
      /<a\b[^>]*?\shref="([^"]*)"[^>]*>(.*?)<\/a>/gs,
      (_, href: string, label: string) =>
        // A picture without a description has no label.
        label.trim() === '' ? href : `${label}: ${href}`,
    )
    .replace(/<br\/>/g, '\n')
    .replace(/<\/?(?:p|h\d|li|td|div|blockquote)\b[^>]*>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&([a-z]+|#x27);/g, (all, name: string) => characters[name] ?? all)
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
