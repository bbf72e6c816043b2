type Import = () => Promise<unknown>

/** Pauses before a chunk is asked for again, in milliseconds. */
const PAUSES = [300, 1200]

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** An import that asks again, twice, before it fails; webpack forgets a failed chunk, so asking again is a request. */
export function retrying(load: Import, pauses: readonly number[] = PAUSES): Import {
  return async () => {
    for (const milliseconds of pauses) {
      try {
        return await load()
      } catch {
        await pause(milliseconds)
      }
    }
    return load()
  }
}

/** Makes every page chunk ask again: Gatsby's loader remembers its first failure for good. Develop has no such list. */
export function retryChunks(): void {
  const components = window.asyncRequires?.components ?? {}
  for (const [name, load] of Object.entries(components)) components[name] = retrying(load)
}
