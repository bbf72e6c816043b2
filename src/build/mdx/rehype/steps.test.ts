import { expect, it } from 'vitest'
import { messagesOf } from '../../../fixtures/messagesOf'
import { compileBody } from '../compileBody'

const page = (...headings: string[]) => headings.map((heading) => `## ${heading}\n\nSome words.\n`).join('\n')
const compile = (mdx: string) => compileBody(mdx, { path: 'content/docs/page.mdx' })

it('shows the number of each step, with a link to the next section', async () => {
  const { nodes, sections } = await compile(
    page('Before', 'Step 1: Plant', 'Step 2: Water [#water]', 'After'),
  )
  const html = JSON.stringify(nodes)
  const bars = [...html.matchAll(/<div class=\\"step-bar\\">(.*?)<\/div>/g)].map(([, bar = '']) =>
    bar.replaceAll('\\"', '"'),
  )
  expect(bars).toEqual([
    '<span>Step 1 of 2: Plant</span><a href="#water">Next: Water</a>',
    '<span>Step 2 of 2: Water</span><a href="#after">After</a>',
  ])
  const lesson = JSON.stringify((await compile(page('Lesson 1: Plant'))).nodes)
  expect(lesson).toContain('<span>Lesson 1 of 1: Plant</span>')
  // The search excludes the bar.
  expect(sections.map(({ text }) => text.trim()).slice(1)).toEqual(Array<string>(4).fill('Some words.'))
  expect(JSON.stringify((await compile(page('Steps', 'Step by step'))).nodes)).not.toContain('step-bar')
})

it('groups “You should see” with the picture that follows it', async () => {
  const picture = (name: string) => `![A ${name}.](./${name}.png)\n\n`
  const { nodes } = await compile(
    `## Step 1: Plant\n\n**You should see** a seed.\n\n${picture('seed')}${picture('pot')}`,
  )
  const pictureNode = (name: string) => ({ island: 'Picture', props: { src: `./${name}.png` } })
  expect(nodes).toMatchObject([
    {
      children: [
        { attrs: { className: 'step-bar' } },
        { attrs: { className: 'heading' } },
        { attrs: { className: 'step-check' }, children: [{ tag: 'p' }, pictureNode('seed')] },
        pictureNode('pot'),
      ],
    },
  ])
})

it('requires steps to be numbered from 1 without gaps', async () => {
  const pages = [page('Step 1: Plant', 'Step 3: Water'), page('Step 2: Plant')]
  expect(await messagesOf(...pages.map((mdx) => () => compile(mdx)))).toMatchInlineSnapshot(`
    "content/docs/page.mdx:5:1: this is step 3, but step 2 comes next.
      Write \`## Step 2: Water\`.
    content/docs/page.mdx:1:1: this is step 2, but step 1 comes next.
      Write \`## Step 1: Plant\`."
  `)
})
