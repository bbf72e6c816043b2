const ENTITIES: Record<string, string> = {
  '&#x27;': "'",
  '&#39;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

/** The content of the meta tag with `name` under `key` in a built page, or `null`. */
export function metaContent(
  html: string,
  key: 'name' | 'property' | 'http-equiv',
  name: string,
): string | null {
  const found = new RegExp(`<meta [^>]*?${key}="${name}" content="([^"]*)"`).exec(html)?.[1]
  return found?.replaceAll(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity) ?? null
}
