import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readPages } from './readPages'
import { WORD_RULES } from './wordList'
import { sectionIssues } from './sectionNames'
import { proseIssues, wordIssues, descriptionIssues, layoutIssues } from './styleIssues'
import { readersQuestions } from './readersQuestions'

const below = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => `${folder}/${name}`)

describe('Docs and posts', async () => {
  const pages = await readPages()

  it('have 300 to 5,000 words of prose, acknowledgements fewer', () => {
    const odd = pages.filter(
      ({ path, body }) => body.words > 5000 || (body.words < 300 && !path.endsWith('acknowledgements.mdx')),
    )
    expect(odd.map(({ path, body }) => `${path}: ${body.words} words`)).toEqual([])
  })

  it.each(readersQuestions)('answer: $question', ({ answers }) => {
    for (const answer of answers) {
      const [docId = '', heading = ''] = answer.split('#')
      const page = pages.find(({ path }) => path === `content/docs/${docId}.mdx`)
      expect(
        page?.body.headings.map(({ id }) => id),
        docId,
      ).toContain(heading)
    }
  })
})

describe('The other words of the project', () => {
  const texts = [
    ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', ...below('docs', /\.md$/)],
    ...['content/site.ts', 'content/sidebars.ts'],
    ...below('src/theme/home', /\.tsx?$/),
    ...below('src/pages', /\.tsx$/),
  ]

  it.each(texts)('%s keeps to our style', (path) => {
    const lines = readFileSync(path, 'utf8')
      .replaceAll(/`[^`\n]*`/g, '…')
      .split('\n')
    const issues = lines.flatMap((text, index) =>
      wordIssues(text, WORD_RULES).map(({ words, hint }) => `${path}:${index + 1}: ${words}. ${hint}`),
    )
    expect(issues).toEqual([])
  })
})

describe('proseIssues', () => {
  it('names words in prose with their lines, and leaves code alone', () => {
    expect(proseIssues('---\na: simply\n---\n`simply`\n\n```\nsimply\n```\nIt simply works.')).toEqual([
      { line: 9, words: 'simply', hint: 'Leave it out.' },
    ])
  })

  it('names phrases that come from another language', () => {
    expect(
      proseIssues('It is no Canvas.\nIt works outside of it.\nIt runs also if it is off.').map(
        ({ words }) => words,
      ),
    ).toEqual(['is no Canvas', 'outside of', 'also if'])
  })

  it('names words that stand twice, and sentences that are too long', () => {
    const long = Array.from({ length: 41 }, (_, index) => `word${index}`).join(' ')
    expect(
      proseIssues(`On the the page.\n${long}.\n| ${long} |`).map(({ line, hint }) => [line, hint]),
    ).toEqual([
      [1, 'Leave one out.'],
      [2, 'A sentence of 41 words. Make two of it.'],
    ])
  })

  it('wants one term for one thing', () => {
    expect(
      proseIssues('A drop zone is a Canvas node in a user component.').map(({ words }) => words),
    ).toEqual(['user component', 'Canvas node', 'drop zone'])
  })

  it('wants “you” for the developer and “the user” for the person who edits a page', () => {
    expect(
      proseIssues('The panel that people see.\nIf someone drags it, the user sees a line.').map(
        ({ line, words }) => `${line}: ${words}`,
      ),
    ).toEqual(['1: people', '2: someone'])
  })
})

describe('sectionIssues', () => {
  it('wants one name for failures and one for closing links, whatever the id', () => {
    const page = '## Errors [#errors]\n\n### Pitfalls\n\n## See also\n\n- [A](a)\n'
    expect(sectionIssues(page)).toEqual([
      { line: 1, words: 'a section named “Errors”', hint: 'Name it “Troubleshooting”, as on other pages.' },
      { line: 3, words: 'a section named “Pitfalls”', hint: 'Name it “Troubleshooting”, as on other pages.' },
      { line: 5, words: 'a section named “See also”', hint: 'Name it “Next steps”, as on other pages.' },
    ])
  })

  it('knows closing links by what they are, and wants them last', () => {
    expect(sectionIssues('## A\n\n## Onwards\n\n- [A](a): a\n- [B](b): b\n')).toMatchObject([
      { line: 3, hint: 'Name it “Next steps”, as on other pages.' },
    ])
    expect(sectionIssues('## Next steps\n\n- [A](a)\n\n## Notes\n')).toMatchObject([
      { line: 1, hint: 'Make it the last section of level 2.' },
    ])
  })

  it('leaves code and other sections alone', () => {
    expect(
      sectionIssues(
        '## Troubleshooting\n\n```md\n## Errors\n```\n\n## Errors of the resolver\n\n## Next steps\n',
      ),
    ).toEqual([])
  })
})

describe('descriptionIssues', () => {
  it('names the line of a short description, however it is written', () => {
    expect(descriptionIssues('---\ntitle: A\ndescription: >-\n  Two\n  lines.\n---\n')).toMatchObject([
      { line: 3 },
    ])
    expect(descriptionIssues(`---\ndescription: "${'long '.repeat(10)}"\n---\n`)).toEqual([])
  })
})

describe('layoutIssues', () => {
  it('names spaces, tabs and line ends with their lines, and leaves code alone', () => {
    const issues = layoutIssues('one \n\ttwo\nthree\r\n```text\nfour \n```\nfive')
    expect(issues.map(({ line, words }) => `${line}: ${words}`)).toEqual([
      '1: spaces at the end of the line',
      '2: a tab',
      '3: a Windows line end',
      '7: no line end after the last line',
    ])
  })
})
