import path from 'node:path'
import { reachable, type SampleUnit } from './unitsOf'

/** Where samples and the files that they import stand. */
export interface Placement {
  /** The path of each sample, in order. */
  samples: string[]
  /** Texts by path. */
  texts: ReadonlyMap<string, string>
  /** Of a path that an import leads to: that of the equal file which all that import it share. */
  shared: ReadonlyMap<string, string>
}

/**
 * Gives every file a folder of its own below `home`, with all that it imports; equal files with equal imports get the
 * same. So a file that many samples import is read and checked once: the tutorial says 55 different files 224 times.
 */
export function placeUnits(units: readonly SampleUnit[], home: string): Placement {
  const known = new Map<string, string>()
  const texts = new Map<string, string>()
  const shared = new Map<string, string>()
  const place = ({ file, files }: SampleUnit): string => {
    const seen = reachable(file, files)
    const key = JSON.stringify([...seen])
    const found = known.get(key)
    if (found !== undefined) return found
    const folder = path.join(home, String(known.size))
    known.set(key, path.join(folder, file))
    for (const [name, text] of seen) {
      texts.set(path.join(folder, name), text)
      shared.set(path.join(folder, name), place({ file: name, files: seen }))
    }
    return path.join(folder, file)
  }
  return { samples: units.map(place), texts, shared }
}
