import type { Project } from './project'

/** A fence that is longer than every one in `text`. */
function fenced(text: string, language: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${text.trimEnd()}\n${fence}`
}

const endingOf = (path: string) => path.split('.').at(-1) ?? ''

interface IssueFacts {
  files: Project['files']
  /** The page as it is saved now; `null` when nothing was rendered. */
  saved: string | null
  versions: Readonly<Record<string, string>>
  browser: string
  /** Messages of what is wrong. */
  problems: readonly string[]
}

/** The text of an issue: what to describe, versions, code and state, in Markdown. */
export function issueText({ files, saved, versions, browser, problems }: IssueFacts): string {
  const shown = ['@craftjs/core', '@craftjs/layers', 'react']
  const code = Object.entries(files).map(([path, text]) => `**${path}**\n\n${fenced(text, endingOf(path))}`)
  const state = saved === null ? 'The code renders no editor.' : fenced(pretty(saved), 'json')
  return [
    '### What happens\n\nDescribe what you did, what you expected, and what happened instead.',
    ...(problems.length > 0
      ? [`### Messages\n\n${problems.map((text) => fenced(text, 'text')).join('\n\n')}`]
      : []),
    `### Code\n\n${code.join('\n\n')}`,
    `### Saved page\n\n${state}`,
    `### Versions\n\n${shown.map((name) => `- ${name} ${versions[name] ?? 'unknown'}`).join('\n')}\n- Browser: ${browser}`,
  ]
    .join('\n\n')
    .concat('\n')
}

function pretty(saved: string): string {
  try {
    return JSON.stringify(JSON.parse(saved), null, 2)
  } catch {
    return saved
  }
}
