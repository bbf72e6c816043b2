type Import = () => Promise<unknown>

/** Pauses before a chunk is requested again, in milliseconds. */
const PAUSES = [300, 1200]

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** An import that is tried three times; webpack forgets a failed chunk, so each try sends a request. */
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

/** Retries page chunks, because Gatsby's loader remembers a first failure. `asyncRequires` only exists in builds. */
export function retryChunks(): void {
  const components = window.asyncRequires?.components ?? {}
  for (const [name, load] of Object.entries(components)) components[name] = retrying(load)
}
