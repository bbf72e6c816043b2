/** A value as it is written in JavaScript, where `"__proto__":` sets the prototype. */
const literal = (value: unknown) =>
  JSON.stringify(value).replaceAll('"__proto__":', '["__proto__"]:')

/** What JSX takes as the name of an attribute. */
const attributeName = /^[A-Za-z_$][\w$-]*$/

/** Words that mean the same in quotes of JSX, which knows `&amp;` and no `\n`. */
const plainWords = /^[^"&\n\r]*$/

export function attribute(name: string, value: unknown): string {
  if (!attributeName.test(name)) return `{...{ ${literal(name)}: ${literal(value)} }}`
  if (value === true) return name
  if (typeof value === 'string' && plainWords.test(value)) return `${name}="${value}"`
  return `${name}={${literal(value)}}`
}

/** Text between tags. In braces, its spaces stay. */
export const textOf = (children: unknown) =>
  children === undefined || children === '' ? [] : [`{${literal(children)}}`]

/** An element with what is in it, each on a line of its own. */
export function element(tag: string, attributes: string[], inside: string[]): string {
  const open = [tag, ...attributes].join(' ')
  if (inside.length === 0) return `<${open} />`
  const lines = ['', ...inside].join('\n').replaceAll('\n', '\n  ')
  return `<${open}>${lines}\n</${tag}>`
}
