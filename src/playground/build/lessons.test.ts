import { expect, it } from 'vitest'
import { compileBody } from '../../build/mdx'
import { lessonOf } from './lessons'

const fence = (title: string, code: string, more = '') =>
  `\`\`\`tsx title="${title}"${more}\n${code}\n\`\`\`\n`
const demo = { 'App.tsx': 'the demo' }

async function lessonIn(mdx: string) {
  const body = await compileBody(mdx, { path: 'content/docs/a.mdx' })
  return lessonOf(body, 'A', '/docs/a', (name) => (name === 'Shown' ? demo : undefined))
}

it('has the sections of its doc, each with the files before its last block and after it', async () => {
  const { steps } = await lessonIn(`
## One [#lesson-one]

Drag it.

<Demo name="Shown" title="Two blocks" />

[In the playground](/playground#lesson=basic&step=1)

## Two [#lesson-two]

![A picture](./a.png "A picture")

${fence('blocks.tsx', 'export const given = 1')}
${fence('App.tsx', 'export const solved = 1')}
${fence('answer.tsx', 'part', ' fragment="part of it"')}

## Other

${fence('App.tsx', 'export const later = 1')}
`)
  expect(steps.map(({ id, title, file, start, solution }) => ({ id, title, file, start, solution }))).toEqual(
    [
      { id: 'lesson-one', title: 'One', file: 'App.tsx', start: demo, solution: demo },
      {
        id: 'lesson-two',
        title: 'Two',
        file: 'App.tsx',
        start: { ...demo, 'blocks.tsx': 'export const given = 1' },
        solution: { 'App.tsx': 'export const solved = 1', 'blocks.tsx': 'export const given = 1' },
      },
    ],
  )
  expect(steps[0]?.text).toEqual([{ tag: 'p', html: 'Drag it.' }])
  expect(steps[1]?.text.map(({ tag }) => tag)).toEqual(['figure', 'figure', 'figure'])
})

const challenge = (context: string) => `## Try it [#try-it]

<Demo name="Shown" title="Two blocks" />

:::details[Challenge: say more]

${fence('App.tsx', `${context}\nmore`, ' fragment="part of it" ins={2}')}

:::
`

it('makes a step of each challenge: the fragment in its answer changes the demo', async () => {
  const { steps } = await lessonIn(challenge('the demo'))
  expect(steps).toMatchObject([{ id: 'try-it-1', number: '1', title: 'Challenge: say more', start: demo }])
  expect(steps[0]?.solution).toEqual({ 'App.tsx': 'the demo\nmore' })
  expect(steps[0]?.text[0]?.html).toMatch(/^<summary>Answer/)
  await expect(lessonIn(challenge('another'))).rejects.toThrow('0 places of App.tsx begin with “another”')
})

it('refuses a section without code', async () => {
  await expect(lessonIn('## One [#lesson-one]\n\nWords.')).rejects.toThrow('“One” of /docs/a has neither')
})
