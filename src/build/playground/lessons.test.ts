import { expect, it } from 'vitest'
import { compileBody } from '../mdx'
import { lessonOf } from './lessons'
import { sampleFiles } from './writePlayground'

const fence = (title: string, code: string, more = '') =>
  `\`\`\`tsx title="${title}"${more}\n${code}\n\`\`\`\n`
const demo = { 'App.tsx': 'the demo' }

async function lessonIn(mdx: string) {
  const body = await compileBody(mdx, { path: 'content/docs/a.mdx' })
  return lessonOf(body, 'A', '/docs/a', (name) => (name === 'Shown' ? demo : undefined))
}

const challenge = (context: string) => `## Try it [#try-it]

<Demo name="Shown" title="Two blocks" />

:::details[Challenge: say more]

${fence('App.tsx', `${context}\nmore`, ' fragment="part of it" ins={2}')}

:::
`

it('turns each challenge into a step where the fragment in its answer changes the demo', async () => {
  const { steps } = await lessonIn(challenge('the demo'))
  expect(steps).toMatchObject([{ id: 'try-it-1', number: '1', title: 'Challenge: say more', start: demo }])
  expect(steps[0]?.solution).toEqual({ 'App.tsx': 'the demo\nmore' })
  expect(steps[0]?.text[0]?.html).toMatch(/^<summary>Answer/)
  await expect(lessonIn(challenge('another'))).rejects.toThrow('App.tsx has 0 places that match “another”')
})

it('rejects a section without code', async () => {
  await expect(lessonIn('## One [#lesson-one]\n\nWords.')).rejects.toThrow('“One” of /docs/a has neither')
})

it('names every lesson whose doc does not exist, and similar docs', () => {
  const sourcePath = 'content/docs/concepts/undoing.mdx'
  const page = { title: 'Undo', path: '/docs/concepts/undoing', sourcePath, compiled: '{"code":[]}' }
  const find = () => sampleFiles([page], process.cwd())
  expect(find).toThrow(
    'the lesson "undo" is read from content/docs/concepts/undo-and-redo.mdx, which does not exist.\n\n' +
      'Write the path of its doc:\n- content/docs/concepts/undoing.mdx',
  )
  expect(find).toThrow('the lesson "nodes" is read from content/docs/concepts/nodes.mdx')
})
