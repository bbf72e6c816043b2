import {
  above,
  type Act,
  all,
  below,
  boxIntoCard,
  click,
  drop,
  fromToolbox,
  intoCard,
  press,
  slide,
  type,
} from './lesson'
import { MATRIX } from '../appearances'
import { hold } from '../faults'
import { button, codeOf, more, open, resultOf } from './playground'
import { type Attempt, before, edit, next, pane, playStep, status, stepOf } from './playLesson'
import { expect, test } from '../test'

const swap = drop(above('Second', 'First'))
const textsOnly = 'incoming.every((node) => node.data.type === Text)'
const ownState: Attempt = {
  edits: [
    ['import type { ReactNode }', 'import { useState, type ReactNode }'],
    ['  return (\n    <p', '  const [words, setWords] = useState(text)\n  return (\n    <p'],
    ['value={text}', 'value={words}'],
    [/const words[^]*?500\)/, 'setWords(event.target.value)'],
  ],
  act: type,
}

/** Actions in a step's result, common mistakes by their hints, and an alternative solution. */
type Row = [act: Act, mistakes: Record<string, Attempt>, unusual: Attempt]

// content/lessons/basic.test.ts tests the checks themselves. Here, every step is played with the mouse.
// prettier-ignore
const steps: Record<string, Row> = {
  'lesson-drag': [swap, {
    'Hold the mouse button down': { act: click('First') },
    'You swapped the lines': { edits: [['"First"', '"x"'], ['"Second"', '"First"'], ['"x"', '"Second"']] },
    'Without drag': edit('connectors.connect(connectors.drag(el))', 'connectors.connect(el)', swap),
  }, edit('"First"', '"Mine"', drop(below('Mine', 'Second')))],
  'lesson-canvas': [drop(above('Stuck', 'First')), {
    'Only Element has it': { from: 'start', edits: [['<Box>', '<Box canvas>']] },
    'Write is={Box}': edit(' is={Box}', ''),
    'but not a Canvas Node': edit('{Box} canvas', '{Box}'),
    'The parent of “Stuck” is not': before(swap),
  }, edit('is={Box} canvas', 'canvas={true} is={Box}', drop(below('First', 'Stuck')))],
  'lesson-card': [drop(intoCard('First')), {
    'Add id="body"': edit('id="body" ', ''),
    'Add canvas to the Element': edit('{Box} canvas', '{Box}'),
    'Put an Element into the function Card': before(swap),
    'The card is still empty': { act: swap },
  }, edit('id="body" is={Box} canvas /', 'canvas is={Box} id="x"></Element', drop(intoCard('Second')))],
  'lesson-rule': [all(drop(boxIntoCard), drop(intoCard('First'))), {
    'With braces': edit(textsOnly, `{ ${textsOnly} }`, drop(intoCard('First'))),
    'without quotes': edit('=== Text', "=== 'Text'", drop(intoCard('First'))),
    'Give it to Slot': edit('Slot.craft =', 'Card.craft =', drop(boxIntoCard)),
  }, edit(textsOnly, "!incoming.some(({ data }) => data.name !== 'Text')", all(drop(intoCard('First')), drop(boxIntoCard)))],
  'lesson-toolbox': [drop(fromToolbox), {
    'Use useEditor instead': edit(/useEditor/g, 'useNode'),
    'already on the page': before(swap),
    'between its tags': {
      file: 'App.tsx',
      edits: [['      <Tools />\n', ''], ['<Editor', '<><Tools /><Editor'], ['</Editor>', '</Editor></>']],
    },
  }, edit('<Text text="New" />', '() => <Text text="Mine" />', drop(fromToolbox))],
  'lesson-select': [all(click('First'), click('Second')), {
    'node.events.selected': edit('node.events.selected', 'node.selected'),
    'Pass it one': edit('useNode((node) => ({\n    selected: node.events.selected,\n  }))', 'useNode()'),
    'Put the object in parentheses': edit(/=> \(\{(\s+selected[^,]*),\s+\}\)\)/, '=> {$1 })', click('Second')),
    'Add data-selected': edit('      data-selected={selected}\n', '', click('Second')),
  }, {
    edits: [
      ['selected: node', 'isOn: node'], [', selected }', ', isOn }'],
      ['data-selected={selected}', "style={{ outline: isOn ? '2px solid red' : 'none' }}"],
    ],
    act: all(click('Second'), click('First')),
  }],
  'lesson-edit': [type, {
    'setProp takes a function': edit(/setProp\(\(props[^]*?\}, 500\)/, 'setProp({ text: words })'),
    'Give it an onChange': edit(/ {10}onChange[^]*?\n {10}\}\}\n/, ''),
    'React state': ownState,
  }, edit(/\(props: TextProps\) => \{[^]*?\}, 500/, '(props: TextProps) => (props.text = words)', type)],
  'lesson-settings': [slide, {
    'The name has to be the same': edit('settings: TextSettings', 'form: TextSettings'),
    'without the angle brackets': edit('settings: TextSettings', 'settings: <TextSettings />'),
    'related belongs in craft': edit(/Text\.craft = \{\n  related: (.*),\n\}/, 'Text.related = $1'),
  }, edit('TextSettings },', '() => <TextSettings /> },', slide)],
  'lesson-defaults': [click('Second'), {
    'without quotes': edit('size: 16 }', "size: '16' }"),
    'props: { size: 16 }': edit('props: { size: 16 }', 'size: 16'),
    'from the toolbox will not': {
      ...before(click('Second')), file: 'App.tsx', edits: [[/<Text /g, '<Text size={16} ']],
    },
  }, edit('props: { size: 16 }', "props: { text: 'Hi', size: 20 }", click('First'))],
  'lesson-undo': [all(swap, press('Undo')), {
    'query only reads': edit('=> actions.history.undo', '=> query.history.undo'),
    'Wrap it in a function': edit('() => actions.history.undo()', 'actions.history.undo()'),
    'Move a block first': {},
  }, edit('() => actions.history.undo()', 'actions.history.undo', all(drop(fromToolbox), press('Undo')))],
  'lesson-save': [all(press('Save'), swap, press('Load')), {
    'query.serialize()': edit('query.serialize', 'actions.serialize'),
    'actions.deserialize(saved)': edit('actions.deserialize', 'query.deserialize'),
    'created again in every render': edit("const [saved, setSaved] = useState('')", "let saved = ''\n  const setSaved = (page: string) => void (saved = page)"),
  }, edit('actions.deserialize(saved)', 'actions.deserialize(JSON.parse(saved))', all(press('Save'), drop(fromToolbox), press('Load')))],
}

// `npm test` plays one step; `npm run verify -- matrix` plays the others.
for (const [id, [act, mistakes, unusual]] of Object.entries(steps))
  test(
    `step ${id}: mistakes show hints, the solution and an alternative pass`,
    { tag: id === 'lesson-defaults' ? [] : MATRIX },
    async ({ page, tolerate }) => {
      tolerate(/./)
      await playStep(page, 'basic', id, { act, mistakes, unusual })
    },
  )

test('on a phone, text, code and result are tabs; a step starts with its text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await hold(page, /lessons\/basic\.json/)
  await page.goto('playground#lesson=basic&step=1')
  const lines = stepOf('basic', 'lesson-drag').start['App.tsx']?.trimEnd().split('\n').length
  const loading = () =>
    page.locator('.playground-panes').evaluate((panes) => getComputedStyle(panes, '::after').visibility)
  await expect.poll(loading).toBe('visible')
  await expect(page.getByRole('tab', { name: 'State' })).toBeHidden()
  release()
  const views = page.getByRole('tablist', { name: 'Views' }).getByRole('tab')
  await expect(views).toHaveText(['Text', 'Code', 'Result'])
  await views.nth(2).click()
  await swap(page)
  await expect(status(page)).toContainText(`Lesson 1 is done. You built an editor: ${lines} lines.`)
  const moved = resultOf(page).getByText('Second')
  await expect.poll(() => moved.evaluate((text) => text.getAnimations().length)).toBe(1)
  await expect(status(page)).toBeInViewport()
  await expect(pane(page).getByRole('heading')).toBeHidden()
  await expect(pane(page).getByText('Drag “Second” above “First”')).toBeInViewport()
  await next(page).click()
  await expect(pane(page).getByRole('heading', { name: 'Lesson 2' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('2 of 11', { exact: true })).toBeVisible()
  await button(page, 'Show the solution').click()
  const marked = page.locator('.cm-marked')
  await expect(marked).toHaveText(['<Element is={Box} canvas>', '</Element>'])
  await expect(marked.first()).toBeInViewport()
  await expect(status(page)).toContainText('The solution is in App.tsx.')
  await expect(marked).toHaveCount(0)
  await button(page, 'Back to my code').click()
  await expect(codeOf(page)).not.toContainText('is={Box}')
})

test('by keyboard: skipping, the solution, and progress that lasts', async ({ page }) => {
  await open(page, '#lesson=basic&step=5')
  const place = await next(page).boundingBox()
  await page.getByRole('button', { name: 'Skip' }).press('Enter')
  const heading = pane(page).getByRole('heading', { name: 'Lesson 6: Show what is selected' })
  await expect(heading).toBeFocused()
  // A second click must not hit another button.
  expect(await next(page).boundingBox()).toEqual(place)
  await page.getByRole('button', { name: 'Show the solution' }).press('Enter')
  await expect(codeOf(page)).toContainText('node.events.selected')
  await expect(async () => {
    await click('Second')(page)
    await expect(status(page)).toContainText('is done', { timeout: 1000 })
  }).toPass()
  await page.reload()
  await expect(status(page)).toContainText('Lesson 6 is done.')
  await more(page, 'Reset progress')
  expect(await page.evaluate(() => localStorage.getItem('lesson.basic'))).toBeNull()
  await button(page, 'Undo').click()
  await expect(status(page)).toContainText('Lesson 6 is done.')
})

test('by keyboard: blocks can be moved, refused, added, and selected', async ({ page }) => {
  const bar = page.getByRole('group', { name: 'Edit without dragging' })
  const select = async (words: string) => {
    const nodes = bar.getByLabel('Selected node')
    await nodes.selectOption(await nodes.locator('option', { hasText: words }).getAttribute('value'))
  }
  const into = async (label: string) => {
    const canvases = bar.getByLabel('Move into')
    await canvases.selectOption(await canvases.locator('option', { hasText: label }).getAttribute('value'))
    await bar.getByRole('button', { name: 'Move', exact: true }).press('Enter')
  }
  const openStep = async (step: number) => {
    await page.evaluate((number) => void (location.hash = `lesson=basic&step=${number}`), step)
    await expect(pane(page).getByRole('heading', { name: `Lesson ${step}:` })).toBeVisible()
    await page.getByRole('button', { name: 'Show the solution' }).press('Enter')
    await expect(bar.locator('option', { hasText: 'Slot' }).first()).toBeAttached()
  }
  await open(page, '#lesson=basic&step=1')
  await page.getByRole('button', { name: 'Move without a mouse' }).press('Enter')
  await select('Second')
  await bar.getByRole('button', { name: 'Up' }).press('Enter')
  await expect(status(page)).toContainText('Lesson 1 is done.')
  await openStep(4)
  await select('First')
  await into('Slot')
  await select('Box')
  await into('Slot')
  await expect(page.getByText('Refused: Box may not go into Slot.')).toBeVisible()
  await expect(status(page)).toContainText('Lesson 4 is done.')
  await openStep(5)
  await resultOf(page).getByRole('button', { name: 'Text' }).press('Enter')
  await expect(page.getByText('The playground added it. Craft.js itself needs a drag')).toBeVisible()
  await expect(status(page)).toContainText('Lesson 5 is done.')
  await openStep(9)
  await select('Second')
  await expect(status(page)).toContainText('Lesson 9 is done.')
})
