import type { Project } from './project'

/** Wraps text in a code fence that is longer than any run of backticks in it. */
function fenced(text: string, language: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${text.trimEnd()}\n${fence}`
}

const endingOf = (path: string) => path.split('.').at(-1) ?? ''

interface IssueFacts {
  files: Project['files']
  /** The current page, serialized; `null` if no editor was rendered. */
  saved: string | null
  versions: Readonly<Record<string, string>>
  browser: string
  /** Messages of the current problems. */
  problems: readonly string[]
}

/** Generates an issue in Markdown: a prompt for a description, messages, code, page and versions. */
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
