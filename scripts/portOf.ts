/** The port that a command was told. Throws for what is none. */
export function portOf(written: string): number {
  const port = Number(written)
  if (/^\d+$/.test(written) && port <= 65_535) return port
  throw new Error(`"${written}" is no port. Write a number such as 9000.`)
}
