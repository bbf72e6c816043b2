/** Reads component names from pasted text: a list of names, or the keys of a resolver. `null` if there are none. */
export function namesIn(text: string): string[] | null {
  const names = text
    .replace(/^[^{]*\{|\}[^}]*$/g, '')
    .split(/[,;\n]/)
    .map((entry) => /^\s*(["'`]?)(.+?)\1\s*(?::|$)/.exec(entry)?.[2]?.trim() ?? '')
    .filter((name) => name !== '' && !name.startsWith('...'))
  return names.length === 0
    ? null
    : [...new Set(names.flatMap((name) => (/^[\w$]+(?: +[\w$]+)+$/.test(name) ? name.split(/ +/) : name)))]
}
