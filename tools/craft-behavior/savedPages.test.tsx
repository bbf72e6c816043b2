import { Editor, Element, Frame } from '@craftjs/core'
import { act, render } from '@testing-library/react'
import Ajv from 'ajv/dist/2020'
import { describe, expect, it } from 'vitest'
import { pageProblems } from '../../content/snippets/saving/pageProblems'
import { checkPage } from '../../examples/basic/src/saving/checkPage'
import { problemOfPage } from '../../examples/landing/src/saving/checkPage'
import { savedStateSchema } from '../../src/build/outputs'
import { inspect } from '@craftjs-site/saved-page'
import { Box, Catch, editor, inRoot, open, Probe, resolver } from './craft'
import { type Outcome, savedPages } from './savedPages'

const names = Object.keys(resolver)

const fitsSchema = new Ajv({ strict: true, strictRequired: false }).compile(
  savedStateSchema({ url: 'https://craft.js.org', baseUrl: '/' }),
)

const problemOf = (check: () => unknown): string | null => {
  try {
    check()
    return null
  } catch (error) {
    return String(error)
  }
}

/** How often a Box may render before a page counts as endless. */
const MANY = 500

/** What becomes of `json` in an editor that shows another page. */
function outcomeOf(json: string): Outcome {
  let renders = 0
  const Counted: typeof Box = (props) => {
    renders += 1
    if (renders > MANY) throw new Error('This page has no end.')
    return <Box {...props} />
  }
  const { container } = render(
    <Catch>
      <Editor resolver={{ ...resolver, Box: Counted }}>
        <Probe />
        <div data-testid="page">
          <Frame>
            <Element is={Counted} canvas />
          </Frame>
        </div>
      </Editor>
    </Catch>,
  )
  try {
    act(() => editor.actions.deserialize(json))
  } catch {
    if (renders > MANY) return 'renders without end'
    return container.querySelector('[data-testid]') === null ? 'crashes' : 'throws'
  }
  const page = container.querySelector('[data-testid]')
  if (renders > MANY) return 'renders without end'
  if (page === null) return 'crashes'
  return page.textContent === '' ? 'shows nothing' : 'shows it'
}

describe.each(savedPages)('$name', ({ json, craft, code, schema }) => {
  it(`Craft.js ${craft}`, () => {
    expect(outcomeOf(json)).toBe(craft)
  })

  it(`is ${code === null ? 'accepted' : 'refused'} by every checker`, () => {
    const found = inspect(JSON.parse(json), { names: [...names, 'Canvas'] })
    // A page that shows, and fails when it is edited, has warnings.
    if (code === null) expect(found.filter(({ severity }) => severity === 'error')).toEqual([])
    else expect(found.filter(({ severity }) => severity !== 'note').map((each) => each.code)).toContain(code)
    expect(pageProblems(json, { ...resolver, Canvas: 'div' }).length > 0).toBe(code !== null)
    expect(problemOf(() => checkPage(json, names)) !== null).toBe(code !== null)
    expect(problemOfPage(json, names) !== null).toBe(code !== null)
  })

  it(`the JSON Schema ${schema} it`, () => {
    expect(fitsSchema(JSON.parse(json))).toBe(schema === 'accepts')
  })
})

it('Moving a Node that two others name leaves it in one of them', () => {
  const { json } = savedPages.find(({ code }) => code === 'two-places') ?? { json: '' }
  open(null)
  act(() => editor.actions.deserialize(json))
  act(() => editor.actions.move('c', 'ROOT', 0))
  expect(inRoot()).toContain('c')
  expect(editor.query.node('b').childNodes()).toEqual(['c'])
})
