/** The tokens of a line, and the grammar state after it. */
export interface TokenizedLine<Token, State> {
  tokens: readonly Token[]
  state: State
}

/** Lines in the cache before it is emptied, so that a large site does not fill the memory. */
const MAX_LINES = 20_000

/**
 * Tokenizes code line by line with `tokenize`, and each line once per state: samples repeat the same lines.
 *
 * `null` is the state before the first line. States for which `isSame` holds must tokenize every line alike.
 */
export function memoizeLines<Token, State>(
  tokenize: (line: string, before: State | null) => TokenizedLine<Token, State>,
  isSame: (one: State, other: State) => boolean,
): (code: string) => (readonly Token[])[] {
  const states: State[] = []
  const cache = new Map<State | null, Map<string, TokenizedLine<Token, State>>>()
  let count = 0

  /** The first state that is equal to `state`, so that states can be keys. */
  const canonical = (state: State): State => {
    const same = states.find((other) => isSame(other, state))
    if (same === undefined) states.push(state)
    return same ?? state
  }

  const tokenizeOnce = (line: string, before: State | null): TokenizedLine<Token, State> => {
    const inState = cache.get(before) ?? new Map<string, TokenizedLine<Token, State>>()
    const cached = inState.get(line)
    if (cached) return cached
    const { tokens, state } = tokenize(line, before)
    const result = { tokens, state: canonical(state) }
    cache.set(before, inState.set(line, result))
    count += 1
    return result
  }

  return (code) => {
    if (count > MAX_LINES) {
      states.length = 0
      cache.clear()
      count = 0
    }
    let before: State | null = null
    return code.split(/\r?\n/).map((line) => {
      // An empty line has no tokens and does not change the state.
      if (line === '') return []
      const { tokens, state } = tokenizeOnce(line, before)
      before = state
      return tokens
    })
  }
}
