/** The last task of each key. The next one waits for it. */
const last = new Map<string, Promise<unknown>>()

/** Runs tasks with the same key one after another, in this process. */
export async function inTurn<Result>(
  key: string,
  task: () => Promise<Result>,
): Promise<Result> {
  const previous = last.get(key) ?? Promise.resolve()
  const current = previous.catch(() => {}).then(task)
  last.set(key, current)
  try {
    return await current
  } finally {
    if (last.get(key) === current) last.delete(key)
  }
}
