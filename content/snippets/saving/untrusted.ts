/**
 * The HTML tags that a page may use directly.
 * None of them can run a script or open another document.
 */
export const allowedTags = (
  'a abbr address article aside audio b blockquote br button caption cite ' +
  'code dd del details div dl dt em figcaption figure footer h1 h2 h3 h4 h5 ' +
  'h6 header hr i img ins kbd li main mark nav ol p picture pre q s section ' +
  'small source span strong sub summary sup table tbody td tfoot th thead ' +
  'time tr u ul var video'
).split(' ')

/** Props that contain HTML or become elements. No Node may have them. */
export const refusedProps = /^(dangerouslySetInnerHTML|srcDoc|resolvedName|__proto__)$/i

/** Props that become event handlers of a tag, or that allow them. */
export const refusedInTags = /^(on.|is$)/i

/** Props that contain a URL, by the end of their name. */
export const addressProps = /(href|src|action|url|link)$/i

/** Returns how a Node could run a script, or null if it cannot. */
export function dangerIn(type: unknown, props: object): string | null {
  const isTag = typeof type === 'string'
  if (isTag && !allowedTags.includes(type))
    return `is a <${type}>, which is not allowed`
  for (const [name, value] of Object.entries(props)) {
    const danger = propDanger(name, value, isTag)
    if (danger !== null) return danger
  }
  return null
}

/** The same check for a single prop. */
export function propDanger(
  name: string,
  value: unknown,
  isTag: boolean,
): string | null {
  if (isTag && refusedInTags.test(name)) return `has the attribute ${name}`
  if (name === 'children' && ![value].flat().every((each) => typeof each === 'string'))
    return 'has children that are not text'
  const open: [key: string, value: unknown][] = [[name, value]]
  for (const [key, each] of open) {
    if (refusedProps.test(key)) return `has the prop ${key}`
    if (typeof each === 'string' && addressProps.test(key) && isScript(each))
      return `has a script in ${key}`
    if (typeof each !== 'object' || each === null) continue
    for (const [inner, below] of Object.entries(each))
      open.push([Array.isArray(each) ? key : inner, below])
  }
  return null
}

/** Returns true if a URL is a script, however it is written. */
function isScript(address: string): boolean {
  try {
    return new URL(address, 'https://localhost').protocol === 'javascript:'
  } catch {
    return false
  }
}
