/** Words that say nothing, or that we say in another way; each with what to do. */
const FAULTS: [RegExp, hint: string][] = [
  [/\b(?:simply|obviously|easily|effortless(?:ly)?|straightforward)\b/i, 'Leave it out.'],
  [/\bjust (?:add|call|pass|use|write|do|set)\b/i, 'Leave “just” out.'],
  [/\b(?:colour|behaviour|initialise|serialise|customise|centre|grey)\w*\b/i, 'Use American spelling.'],
  [/\buser components?\b/, 'Write “User Component”.'],
  [/\blinked nodes?\b/, 'Write “linked Node”.'],
]

/** What our style has against the prose of an MDX text, each with its 1-based line; code does not count. */
export function proseFaults(mdx: string): { line: number; words: string; hint: string }[] {
  const prose = mdx
    .replace(/^---\n[\s\S]*?\n---\n/, (matter) => matter.replaceAll(/[^\n]/g, ''))
    .replaceAll(/^[ \t]*(`{3,})[^\n]*\n[\s\S]*?^[ \t]*\1/gm, (fence) => fence.replaceAll(/[^\n]/g, ''))
    .replaceAll(/`[^`\n]+`|\]\([^)]*\)|\[#[\w-]+\]|<[^>\n]*>/g, ' ')
  return prose.split('\n').flatMap((text, index) =>
    FAULTS.flatMap(([pattern, hint]) => {
      const words = pattern.exec(text)?.[0]
      return words === undefined ? [] : [{ line: index + 1, words, hint }]
    }),
  )
}
