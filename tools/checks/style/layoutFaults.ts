const FENCE = /^[ ]*(`{3,})/

/**
 * What .editorconfig says of MDX files, which Prettier does not format: each fault with its 1-based line. Code in fences
 * may end lines as it likes.
 */
export function layoutFaults(text: string): { line: number; words: string; hint: string }[] {
  const lines = text.split('\n')
  let fence: string | null = null
  const faults = lines.flatMap((content, index) => {
    const line = index + 1
    if (content.endsWith('\r'))
      return [{ line, words: 'a Windows line end', hint: 'Save the file with LF line ends.' }]
    const marks = FENCE.exec(content)?.[1]
    if (marks !== undefined && (fence === null || content.trim() === fence))
      fence = fence === null ? marks : null
    if (fence !== null) return []
    if (/[ \t]$/.test(content))
      return [{ line, words: 'spaces at the end of the line', hint: 'Delete them.' }]
    return /^[ ]*\t/.test(content) ? [{ line, words: 'a tab', hint: 'Indent by two spaces.' }] : []
  })
  if (text.endsWith('\n')) return faults
  return [
    ...faults,
    { line: lines.length, words: 'no line end after the last line', hint: 'Press Enter at its end.' },
  ]
}
