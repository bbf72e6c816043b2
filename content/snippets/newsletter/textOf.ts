const characters: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  '#x27': "'",
}

/** Converts the HTML of a mail to plain text. Links become `label: address`. */
export function textOf(html: string): string {
  // Regular expressions suffice, because React and browsers escape < and > in texts, and quotes in attributes.
  return html
    .replace(/<img\b(?:[^>"]|"[^"]*")*?\salt="([^"]*)"(?:[^>"]|"[^"]*")*>/g, '$1')
    .replace(
      /<a\b[^>]*?\shref="([^"]*)"[^>]*>(.*?)<\/a>/gs,
      (_, href: string, label: string) =>
        // A picture without a description has no label.
        label.trim() === '' ? href : `${label}: ${href}`,
    )
    .replace(/<br\/?>/g, '\n')
    .replace(/<\/?(?:p|h\d|li|td|div|blockquote)\b[^>]*>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&([a-z]+|#x27);/g, (all, name: string) => characters[name] ?? all)
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
