/** Writes a value as JavaScript. Brackets keep `"__proto__"` from setting the prototype. */
const literal = (value: unknown) =>
  JSON.stringify(value).replaceAll('"__proto__":', '["__proto__"]:')

/** Valid names for JSX attributes. */
const attributeName = /^[A-Za-z_$][\w$-]*$/

/** Text that needs no escaping in a quoted JSX attribute, which decodes `&amp;` but not `\n`. */
const plainWords = /^[^"&\n\r]*$/

export function attribute(name: string, value: unknown): string {
  if (!attributeName.test(name)) return `{...{ ${literal(name)}: ${literal(value)} }}`
  if (value === true) return name
  if (typeof value === 'string' && plainWords.test(value)) return `${name}="${value}"`
  return `${name}={${literal(value)}}`
}

/** Text between tags. Braces preserve its spaces. */
export const textOf = (children: unknown) =>
  children === undefined || children === '' ? [] : [`{${literal(children)}}`]

/** An element with its children, each on a separate line. */
export function element(tag: string, attributes: string[], inside: string[]): string {
  const open = [tag, ...attributes].join(' ')
  if (inside.length === 0) return `<${open} />`
  const lines = ['', ...inside].join('\n').replaceAll('\n', '\n  ')
  return `<${open}>${lines}\n</${tag}>`
}
