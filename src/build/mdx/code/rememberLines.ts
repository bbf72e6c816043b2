/** One line as a grammar reads it: its tokens, and the state in which the next line begins. */
export interface ReadLine<Token, State> {
  tokens: readonly Token[]
  state: State
}

/** Lines that are remembered; all are forgotten then, so that a large site does not fill the memory. */
const MOST_LINES = 20_000

/**
 * Reads code line by line with `read`, and each line once in each state: the same lines stand in sample after sample.
 *
 * `null` is the state before the first line. States that `isSame` calls equal must read every line alike.
 */
export function rememberLines<Token, State>(
  read: (line: string, before: State | null) => ReadLine<Token, State>,
  isSame: (one: State, other: State) => boolean,
): (code: string) => (readonly Token[])[] {
  const states: State[] = []
  const known = new Map<State | null, Map<string, ReadLine<Token, State>>>()
  let count = 0

  /** The one state that stands for all that are equal to `state`. */
  const theOne = (state: State): State => {
    const same = states.find((other) => isSame(other, state))
    if (same === undefined) states.push(state)
    return same ?? state
  }

  const readOnce = (line: string, before: State | null): ReadLine<Token, State> => {
    const inState = known.get(before) ?? new Map<string, ReadLine<Token, State>>()
    const remembered = inState.get(line)
    if (remembered) return remembered
    const { tokens, state } = read(line, before)
    const found = { tokens, state: theOne(state) }
    known.set(before, inState.set(line, found))
    count += 1
    return found
  }

  return (code) => {
    if (count > MOST_LINES) {
      states.length = 0
      known.clear()
      count = 0
    }
    let before: State | null = null
    return code.split(/\r?\n/).map((line) => {
      // An empty line has no tokens and leaves the state as it is.
      if (line === '') return []
      const { tokens, state } = readOnce(line, before)
      before = state
      return tokens
    })
  }
}
