/** Words that are broken into lines no wider than `limit`; a word that is wider than that is cut. */
export function breakLines(
  words: string,
  limit: number,
  most: number,
  widthOf: (words: string) => number,
): string[] {
  const fits = (line: string) => widthOf(line) <= limit
  const lines: string[] = []
  let line = ''
  const end = (next: string) => {
    lines.push(line)
    line = next
  }
  for (const word of words.split(/\s+/).filter((part) => part !== '')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) line = longer
    else if (fits(word)) end(word)
    else {
      if (line !== '') end('')
      for (const letter of word) {
        if (line !== '' && !fits(line + letter)) end('')
        line += letter
      }
    }
    if (lines.length >= most) break
  }
  if (line !== '') lines.push(line)
  return lines.length > most ? [...lines.slice(0, most - 1), clipped(lines[most - 1] ?? '', fits)] : lines
}

/** A line that says that more would follow. */
function clipped(line: string, fits: (line: string) => boolean): string {
  const letters = [...line]
  const said = () => `${letters.join('').replace(/[\s,;:–-]+$/, '')}…`
  while (letters.length > 0 && !fits(said())) letters.pop()
  return said()
}
