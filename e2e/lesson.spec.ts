import {
  above,
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
import { violationsOf } from './axe'
import { requestsOf } from './faults'
import { lookAs, looks, MATRIX } from './looks'
import { excessWidth } from './motion'
import { codeOf, open, resultOf } from './playground'
import { next, pane, type Played, playStep, status, stepOf, write } from './playLesson'
import { expect, test } from './test'

// What the checks look at is in content/lessons/basic.test.ts. Here a program plays every step with the mouse.
const steps: Record<string, Played> = {
  'lesson-drag': {
    act: drop(above('Second', 'First')),
    mistakes: [
      { act: click('First'), hint: 'Keep the mouse button pressed' },
      {
        edits: [
          ['"First"', '"x"'],
          ['"Second"', '"First"'],
          ['"x"', '"Second"'],
        ],
        hint: 'You swapped the lines',
      },
      {
        edits: [['connectors.connect(connectors.drag(el))', 'connectors.connect(el)']],
        act: drop(above('Second', 'First')),
        hint: 'Without drag',
      },
    ],
    unusual: { edits: [['"First"', '"Mine"']], act: drop(below('Mine', 'Second')) },
  },
  'lesson-canvas': {
    act: drop(above('Stuck', 'First')),
    mistakes: [
      { from: 'start', edits: [['<Box>', '<Box canvas>']], hint: 'Only Element does' },
      { edits: [[' is={Box}', '']], hint: 'Write is={Box}' },
      { edits: [['{Box} canvas', '{Box}']], hint: 'It needs canvas as well' },
      { from: 'start', act: drop(above('Second', 'First')), hint: 'The parent of “Stuck” is not' },
    ],
    unusual: { edits: [['is={Box} canvas', 'canvas={true} is={Box}']], act: drop(below('First', 'Stuck')) },
  },
  'lesson-card': {
    act: drop(intoCard('First')),
    mistakes: [
      { edits: [['id="body" ', '']], hint: 'Add id="body"' },
      { edits: [['{Box} canvas', '{Box}']], hint: 'Add canvas to the Element' },
      { from: 'start', act: drop(above('Second', 'First')), hint: 'Put an Element into the function Card' },
      { act: drop(above('Second', 'First')), hint: 'The card is still empty' },
    ],
    unusual: {
      edits: [['id="body" is={Box} canvas /', 'canvas is={Box} id="x"></Element']],
      act: drop(intoCard('Second')),
    },
  },
  'lesson-rule': {
    act: all(drop(boxIntoCard), drop(intoCard('First'))),
    mistakes: [
      {
        edits: [
          [
            'incoming.every((node) => node.data.type === Text)',
            '{ incoming.every((node) => node.data.type === Text) }',
          ],
        ],
        act: drop(intoCard('First')),
        hint: 'After a brace',
      },
      { edits: [['=== Text', "=== 'Text'"]], act: drop(intoCard('First')), hint: 'without quotes' },
      { edits: [['Slot.craft =', 'Card.craft =']], act: drop(boxIntoCard), hint: 'Give it to Slot' },
    ],
    unusual: {
      edits: [
        [
          'incoming.every((node) => node.data.type === Text)',
          "!incoming.some(({ data }) => data.name !== 'Text')",
        ],
      ],
      act: all(drop(intoCard('First')), drop(boxIntoCard)),
    },
  },
  'lesson-toolbox': {
    act: drop(fromToolbox),
    mistakes: [
      { edits: [[/useEditor/g, 'useNode']], hint: 'Use useEditor instead' },
      { from: 'start', act: drop(above('Second', 'First')), hint: 'on the page already' },
      {
        file: 'App.tsx',
        edits: [
          ['      <Tools />\n', ''],
          ['<Editor', '<><Tools /><Editor'],
          ['</Editor>', '</Editor></>'],
        ],
        hint: 'between its tags',
      },
    ],
    unusual: { edits: [['<Text text="New" />', '() => <Text text="Mine" />']], act: drop(fromToolbox) },
  },
  'lesson-select': {
    act: all(click('First'), click('Second')),
    mistakes: [
      { edits: [['node.events.selected', 'node.selected']], hint: 'node.events.selected' },
      {
        edits: [['useNode((node) => ({\n    selected: node.events.selected,\n  }))', 'useNode()']],
        hint: 'Pass it one',
      },
      {
        edits: [[/=> \(\{(\s+selected[^,]*),\s+\}\)\)/, '=> {$1 })']],
        act: click('Second'),
        hint: 'Put the object in parentheses',
      },
      {
        edits: [['      data-selected={selected}\n', '']],
        act: click('Second'),
        hint: 'Add data-selected',
      },
    ],
    unusual: {
      edits: [
        ['selected: node', 'isOn: node'],
        [', selected }', ', isOn }'],
        ['data-selected={selected}', "style={{ outline: isOn ? '2px solid red' : 'none' }}"],
      ],
      act: all(click('Second'), click('First')),
    },
  },
  'lesson-edit': {
    act: type,
    mistakes: [
      {
        edits: [[/setProp\(\(props[^]*?\}, 500\)/, 'setProp({ text: words })']],
        hint: 'setProp takes a function',
      },
      { edits: [[/ {10}onChange[^]*?\n {10}\}\}\n/, '']], hint: 'Give it an onChange' },
      {
        edits: [
          ['import type { ReactNode }', 'import { useState, type ReactNode }'],
          ['  return (\n    <p', '  const [words, setWords] = useState(text)\n  return (\n    <p'],
          ['value={text}', 'value={words}'],
          [/const words[^]*?500\)/, 'setWords(event.target.value)'],
        ],
        act: type,
        hint: 'A state of React',
      },
    ],
    unusual: {
      edits: [[/\(props: TextProps\) => \{[^]*?\}, 500/, '(props: TextProps) => (props.text = words)']],
      act: type,
    },
  },
  'lesson-settings': {
    act: slide,
    mistakes: [
      { edits: [['settings: TextSettings', 'form: TextSettings']], hint: 'The name has to be the same' },
      {
        edits: [['settings: TextSettings', 'settings: <TextSettings />']],
        hint: 'without the angle brackets',
      },
      {
        edits: [[/Text\.craft = \{\n  related: (.*),\n\}/, 'Text.related = $1']],
        hint: 'related is a part of craft',
      },
    ],
    unusual: { edits: [['TextSettings },', '() => <TextSettings /> },']], act: slide },
  },
  'lesson-defaults': {
    act: click('Second'),
    mistakes: [
      { edits: [['size: 16 }', "size: '16' }"]], hint: 'without quotes' },
      { edits: [['props: { size: 16 }', 'size: 16']], hint: 'props: { size: 16 }' },
      {
        from: 'start',
        file: 'App.tsx',
        edits: [[/<Text /g, '<Text size={16} ']],
        act: click('Second'),
        hint: 'from the toolbox has none',
      },
    ],
    unusual: { edits: [['props: { size: 16 }', "props: { text: 'Hi', size: 20 }"]], act: click('First') },
  },
  'lesson-undo': {
    act: all(drop(above('Second', 'First')), press('Undo')),
    mistakes: [
      { edits: [['=> actions.history.undo', '=> query.history.undo']], hint: 'query only asks' },
      { edits: [['() => actions.history.undo()', 'actions.history.undo()']], hint: 'Wrap it in a function' },
      { hint: 'Move a block first' },
    ],
    unusual: {
      edits: [['() => actions.history.undo()', 'actions.history.undo']],
      act: all(drop(fromToolbox), press('Undo')),
    },
  },
  'lesson-save': {
    act: all(press('Save'), drop(above('Second', 'First')), press('Load')),
    mistakes: [
      { edits: [['query.serialize', 'actions.serialize']], hint: 'query.serialize()' },
      { edits: [['actions.deserialize', 'query.deserialize']], hint: 'actions.deserialize(saved)' },
      {
        edits: [
          [
            "const [saved, setSaved] = useState('')",
            "let saved = ''\n  const setSaved = (page: string) => void (saved = page)",
          ],
        ],
        hint: 'new in every render',
      },
    ],
    unusual: {
      edits: [['actions.deserialize(saved)', 'actions.deserialize(JSON.parse(saved))']],
      act: all(press('Save'), drop(fromToolbox), press('Load')),
    },
  },
}

/** The step that every change plays. `npm run verify -- matrix` plays the others. */
const everyChange = ['lesson-settings']

for (const [id, played] of Object.entries(steps))
  test(
    `the step ${id}: its start is not done, usual mistakes get hints, the solution and another one are done`,
    {
      tag: everyChange.includes(id) ? [] : MATRIX,
    },
    async ({ page, tolerate }) => {
      tolerate(/./)
      await playStep(page, 'basic', id, played)
    },
  )

for (const look of looks)
  test(
    `axe finds nothing in a lesson, ${look.mode} at ${look.width} px`,
    { tag: MATRIX },
    async ({ page }) => {
      await lookAs(page, look)
      await page.goto('playground#lesson=basic&step=2')
      await expect(pane(page).getByText('A Node can be dragged when')).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
      expect(await excessWidth(page)).toBeLessThanOrEqual(0)
    },
  )

test('on a phone, text, code and result are tabs, and what a check says stays below each of them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('playground#lesson=basic&step=1')
  const views = page.getByRole('tablist', { name: 'Views' }).getByRole('tab')
  await expect(views).toHaveText(['Text', 'Code', 'Result'])
  await views.nth(2).click()
  await drop(above('Second', 'First'))(page)
  await expect(status(page)).toContainText('Lesson 1 is done.')
  await expect(status(page)).toBeInViewport()
  await expect(pane(page).getByRole('heading')).toBeHidden()
})

test('by keyboard: skip leads on, the solution replaces the code, and progress stays for the next visit', async ({
  page,
}) => {
  await open(page, '#lesson=basic&step=5')
  const place = await next(page).boundingBox()
  await page.getByRole('button', { name: 'Skip' }).press('Enter')
  const heading = pane(page).getByRole('heading', { name: 'Lesson 6: Show what is selected' })
  await expect(heading).toBeFocused()
  // A second click does not meet another button.
  expect(await next(page).boundingBox()).toEqual(place)
  await page.getByRole('button', { name: 'Show the solution' }).press('Enter')
  await expect(codeOf(page)).toContainText('node.events.selected')
  await expect(async () => {
    await click('Second')(page)
    await expect(status(page)).toContainText('is done', { timeout: 1000 })
  }).toPass()
  await page.reload()
  await expect(status(page)).toContainText('Lesson 6 is done.')
  await page.getByRole('button', { name: 'Forget progress' }).click()
  expect(await page.evaluate(() => localStorage.getItem('lesson.basic'))).toBeNull()
  await page.getByRole('button', { name: 'Undo forgetting' }).click()
  await expect(status(page)).toContainText('Lesson 6 is done.')
})

test('by keyboard: a block moves, a rule refuses one, the toolbox adds one, and a text is selected', async ({
  page,
}) => {
  const bar = page.getByRole('group', { name: 'Edit without dragging' })
  const select = async (words: string) => {
    const nodes = bar.getByLabel('Selected node')
    await nodes.selectOption(await nodes.locator('option', { hasText: words }).getAttribute('value'))
  }
  const into = (label: string) => bar.getByLabel('Move into').selectOption({ label })
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
  await expect(status(page)).toContainText('Lesson 5 is done.')
  await openStep(9)
  await select('Second')
  await expect(status(page)).toContainText('Lesson 9 is done.')
})

test('what was done in a step does not count for the next one', async ({ page }) => {
  await open(page, '#lesson=basic&step=3')
  // The exercise asks for another place than “body”.
  await write(page, stepOf('basic', 'lesson-card'), { edits: [['"body"', '"place"']] }, true)
  await expect(async () => {
    await drop(intoCard('First'))(page)
    await expect(status(page)).toContainText('is done', { timeout: 2000 })
  }).toPass()
  await page.getByRole('button', { name: 'Exercise' }).click()
  await expect(pane(page).getByRole('heading', { name: 'second place' })).toBeVisible()
  await expect(resultOf(page).getByText('A card')).toBeVisible()
  await expect(status(page)).not.toContainText('is done')
})

test('no other page, and no playground without a lesson, loads what lessons need', async ({ page }) => {
  const requests = requestsOf(page, /lessons\/basic|\.js$/)
  await open(page)
  const before = requests.length
  expect(requests.filter((url) => url.includes('lessons'))).toEqual([])
  await page.goto('playground#lesson=basic&step=1')
  await expect(next(page)).toBeVisible()
  expect(requests.length).toBeGreaterThan(before)
})
