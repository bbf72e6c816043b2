import { packageFile } from '../../model/playground'
import type { LoadFile } from './openProject'

/**
 * Returns a function that fetches the code of packages that are not bundled with the frame, each of them once. It
 * throws if a package does not load; the next call tries again.
 */
export function createPackageLoader(
  load: LoadFile,
): (names: readonly string[]) => Promise<Record<string, string>> {
  const packages = new Map<string, Promise<string>>()
  const loadPackage = (name: string): Promise<string> => {
    const known = packages.get(name)
    if (known) return known
    const text = load(packageFile(name)).then((response) => {
      if (!response.ok) throw new Error(`The package ${name} could not be loaded (${response.status}).`)
      return response.text()
    })
    text.catch(() => packages.delete(name))
    packages.set(name, text)
    return text
  }
  return async (names) =>
    Object.fromEntries(await Promise.all(names.map(async (name) => [name, await loadPackage(name)] as const)))
}
