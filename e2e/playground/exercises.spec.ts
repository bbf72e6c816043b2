import type { Page } from '@playwright/test'
import {
  above,
  type Act,
  all,
  below,
  boxToTop,
  boxWith,
  click,
  create,
  drop,
  find,
  fromToolbox,
  intoCard,
  onto,
  press,
  type,
} from './lesson'
import { MATRIX } from '../appearances'
import { type Attempt, before, edit, playStep } from './playLesson'
import { resultOf } from './playground'
import { test } from '../test'
import { dragOver } from '../tutorial'

const innerBox =
  (words: string, at = 0) =>
  (page: Page) =>
    boxWith(words)(page).locator('.demo-box').nth(at)
const emptyBox = (page: Page) => resultOf(page).locator('.demo-box:empty').first()
const clickBox: Act = (page) => boxWith('Free')(page).click({ position: { x: 4, y: 4 } })
const undoKey: Act = (page) => resultOf(page).locator('body').press('Control+z')
const threeTexts = all(...['First', 'Second', 'Free'].map((name) => drop(intoCard(name))))
// A selected text becomes a field, which has no text content.
const twoMoves = all(drop(fromToolbox), drop(above('Second', 'First')))
// The editor of “Canvas Nodes”, whose blocks start with their name.
const block = (name: string) => (page: Page) =>
  resultOf(page).locator('.demo-box', { hasText: new RegExp(`^${name} `) })
const check =
  (name: string): Act =>
  (page) =>
    resultOf(page).getByLabel(`${name} is a Canvas`).check()
const ontoCard = (name: string, down = 0.5) =>
  drop((page) => dragOver(page, block(name)(page), block('Card')(page), [0.5, down]))
const blocksMoved = all(ontoCard('Title'), ontoCard('Subtitle'))
const byHandle: Act = async (page) => {
  const handle = resultOf(page).locator('.demo-text', { hasText: 'I have no' }).locator('.demo-handle')
  await handle.dragTo(find('Drag me by any part')(page), { targetPosition: { x: 60, y: 3 } })
}
const buttonsBox = (page: Page) => resultOf(page).locator('[data-name="At most two buttons"]')
const buyOut = drop(onto('Buy', find('A text'), 0.1))

const pressBoth = press('Add 1 to both')
const selectAll = all(press('Text'), press('Select all'))
const lastButton = all(buyOut, drop(onto('A button', buttonsBox)), buyOut)
const fillBox = all(drop(create('Box')), drop(onto('First', emptyBox)))
const leaveSlot = all(drop(intoCard('First')), drop(above('First', 'Second')))
const swap = drop(above('Second', 'First'))
const hover =
  (name: string): Act =>
  (page) =>
    find(name)(page).hover()
const pointAt = all(hover('Second'), hover('First'))
const none: Act = () => Promise.resolve()

/** Actions in the result, a common mistake with its hint, and the difference of an alternative solution. */
type Row = [step: string, act: Act, hint: string, mistake: Attempt, unusual: [string | RegExp, string]]

// prettier-ignore
const rows: Record<string, Row[]> = {
  basic: [
    ['lesson-drag-1', drop(above('Third', 'First')), 'Add a third one', before(swap), ['"Third"', "{'Third'}"]],
    ['lesson-drag-2', click('First'), 'Without connect',
      edit('connect(el)', 'drag(el)'), [/connect\(el\)([^]*?\n\}\n)/, 'connect(connectors.drag(el))$1\nText.craft = { rules: { canDrag: () => false } }\n']],
    ['lesson-canvas-1', drop(boxToTop), 'That was a text', before(swap), ['is={Box} canvas', 'is={Box}']],
    ['lesson-canvas-2', drop(onto('First', innerBox('Stuck'))), 'Nothing can be dropped',
      edit('{Box} canvas />', '{Box} />'), ['is={Box} canvas />', 'canvas is={Box} />']],
    ['lesson-card-1', drop(onto('First', innerBox('A card', 1))), 'same id', edit('"foot"', '"body"'), ['"foot"', '"x"']],
    ['lesson-card-2', none, 'next to the Element', edit(/>\s*(<Text text="Inside" \/>)\s*<\/Element>/, ' />$1'), ['"Inside"', '"Mine"']],
    ['lesson-rule-1', threeTexts, 'three texts in the slot',
      edit('<= 2', '<= 9', threeTexts), [/new Set.*/, 'self.data.nodes.length < 2,']],
    ['lesson-rule-2', leaveSlot, 'can still leave', before(drop(intoCard('First'))), [': () => false', '() { return false }']],
    ['lesson-toolbox-1', drop(create('Card')), 'with angle brackets', edit('<Card />', 'Card'), ['<Card />', '() => <Card />']],
    ['lesson-toolbox-2', fillBox, 'Nothing can be dropped',
      edit('<Element is={Box} canvas />', '<Box />', drop(create('Box'))), ['is={Box} canvas', 'canvas is={Box}']],
    ['lesson-select-1', clickBox, 'does not show it',
      edit(/(demo-box"\n) +data-selected.*\n/, '$1', clickBox), [/(demo-box"\s+data-selected=\{)/, '$1!!']],
    ['lesson-select-2', pointAt, 'node.events.hovered',
      edit('events.hovered', 'hovered'), ['{hovered ? `→ ${text}` : text}', '{hovered && <b>→</b>} {text}']],
    ['lesson-edit-1', type, 'lowercase letters',
      before(type), ['event.target.value.toUpperCase()', "`${event.target.value}`.toUpperCase()"]],
    ['lesson-edit-2', type, 'All letters are one step', before(type), [/words\s+\}\)/, 'words }, 0)']],
    ['lesson-settings-1', click('A card'), 'angle brackets',
      edit(': CardSettings', ': <CardSettings />'), [': CardSettings', ': () => <CardSettings />']],
    ['lesson-settings-2', all(click('Second'), press('Delete')), 'Wrap it in a function',
      edit('() => actions.delete', 'actions.delete'), ['!!id && query.node(id).isDeletable()', 'id ? query.node(id).isDeletable() : false']],
    ['lesson-defaults-1', drop(fromToolbox), 'has no words', edit("text: 'Some text', ", '', drop(fromToolbox)), ["'Some text'", "''"]],
    ['lesson-defaults-2', none, 'a number in braces', edit('size={24}', 'size="24"'), ['size={24}', 'size={12 * 2}']],
    ['lesson-undo-1', all(swap, undoKey), 'Remove it', edit(/return \(\) => window.*\n/, ''), [/'keydown'/g, "'keyup'"]],
    ['lesson-undo-2', all(twoMoves, press('Undo all')), 'clear empties',
      edit(/while.*/, 'actions.history.clear()'), ['while (query.history.canUndo())', 'for (; query.history.canUndo(); )']],
    ['lesson-save-1', none, 'Show saved',
      edit('{saved}</pre>', '{query.serialize()}</pre>'), ['<pre>{saved}</pre>', '<textarea readOnly value={saved} />']],
    ['lesson-save-2', none, 'called data',
      edit('data={page}', 'json={page}'), ['data={page}', `data={'{"ROOT":{"type":"div","isCanvas":true,"props":{},"displayName":"div","custom":{},"hidden":false,"nodes":["a"],"linkedNodes":{}},"a":{"type":{"resolvedName":"Text"},"isCanvas":false,"props":{"text":"Mine"},"displayName":"Text","custom":{},"parent":"ROOT","hidden":false,"nodes":[],"linkedNodes":{}}}'}`]],
  ],
  nodes: [
    ['try-it-1', all(check('Card'), check('Box'), blocksMoved), 'accepts no drops yet',
      before(ontoCard('Title', 0.8)), ['Card: false', 'Card: true']],
    ['child-nodes-and-linked-nodes-1', none, 'both',
      edit('</p>\n      {children}', '</p><Element id="a" is={Area} canvas text="" />{children}'), ['is={Area} canvas text="Actions', 'canvas is={Area} text="Mine']],
  ],
  dragging: [
    ['hidden-nodes-1', drop(below('B', 'C')), 'still a hidden Node',
      before(drop(above('C', 'B'))), ['opacity: visible ? 1 : 0.4', "filter: visible ? 'none' : 'opacity(0.4)'"]],
  ],
  components: [
    ['a-drag-handle-1', byHandle, 'the whole footer',
      { from: 'start', edits: [[/(Footer: [^]*?)connect( \}[^]*?)connect\(el\)/, '$1connect, drag$2connect(drag(el))']] }, [/(Footer: [^]*?)⠿/, '$1::']],
    ['drag-and-drop-rules-1', lastButton, 'The box is empty',
      before(buyOut), [/canMoveOut.*/, 'canMoveOut: (_, self) => self.data.nodes.length !== 1,']],
  ],
  editor: [
    ['connectors-1', selectAll, 'query only reads',
      edit('actions.selectNode', 'query.selectNode'), ['childNodes()', 'descendants()']],
  ],
  serializing: [
    ['serialize-1', none, 'is for panels',
      { from: 'start', edits: [["displayName: 'Text'", "displayName: 'Words'"]] }, ['Words: Text', 'Paragraph: Text, Words: Text']],
  ],
  undo: [
    ['changes-that-are-not-the-users-1', pressBoth, 'several steps',
      edit(/(actions\.setProp\()counters(.*)/, 'counters.forEach((id) => $1id$2)', pressBoth), ['(counters,', "(query.node('ROOT').childNodes(),"]],
  ],
  untrusted: [
    ['refuse-such-a-page-1', none, 'never complete',
      edit("typeof type !== 'string' || allowedTags.includes(type)", "type !== 'form'"), ["['div', 'p']", "['div', 'section']"]],
  ],
}

for (const [lesson, id, act, hint, mistake, change] of Object.entries(rows).flatMap(([name, tasks]) =>
  tasks.map((row) => [name, ...row] as const),
))
  test(
    `exercise ${id} of ${lesson}: a common mistake shows a hint; the solution and an alternative pass`,
    // Runs for every change: one exercise without moves. lesson.spec.ts has one with moves.
    { tag: id === 'lesson-card-2' ? [] : MATRIX },
    async ({ page, tolerate }) => {
      tolerate(/./)
      await playStep(page, lesson, id, { act, mistakes: { [hint]: mistake }, unusual: edit(...change, act) })
    },
  )
