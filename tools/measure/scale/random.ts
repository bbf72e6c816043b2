/** Draws that depend on nothing but the seed. */
export interface Random {
  /** A whole number from 0 to `limit`, which is not reached. */
  below: (limit: number) => number
  pick: <T>(choices: readonly T[]) => T
}

/** Draws by the generator "mulberry32". */
export function randomFrom(seed: number): Random {
  let state = Math.imul(seed, 0x9e3779b1)
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
  const pick = <T>(choices: readonly T[]): T => {
    const chosen = choices[below(choices.length)]
    if (chosen === undefined) throw new Error('There is nothing to pick from.')
    return chosen
  }
  return { below, pick }
}
