import type { Check } from '../../src/model/lesson'
import { codeOf, hasMoved, hasProblem, isOn, MISSING_IS, nodesOf, placesOf } from './snapshot'

/** The checks of the Basic Tutorial, by the anchor of the step. */
export const checks: Readonly<Record<string, Check>> = {
  'lesson-drag': (snapshot) => {
    const { nodes, selected } = snapshot
    const written = [...codeOf(snapshot, 'App.tsx').matchAll(/<Text text="([^"]*)"/g)].map(([, text]) => text)
    const shown = (nodes.ROOT?.nodes ?? []).map((id) => nodes[id]?.props.text)
    if (hasMoved(snapshot) && shown.join() !== written.join()) return true
    if (!/\bdrag\b/.test(codeOf(snapshot, 'App.tsx')))
      return 'Without drag, a block can be selected but not moved. Put connectors.drag back, or press Reset.'
    if (shown[0] === 'Second')
      return 'You swapped the lines in the code, so the page starts in another order. Drag a block in the result instead.'
    if (selected.length > 0)
      return 'You selected a block. Keep the mouse button pressed, and move the block until a green line shows.'
    return null
  },

  'lesson-canvas': (snapshot) => {
    const code = codeOf(snapshot, 'App.tsx')
    if (hasProblem(snapshot, MISSING_IS))
      return 'An Element does not say which component it is. Write is={Box}.'
    const boxes = nodesOf(snapshot, 'Box')
    if (/<Box\s[^>]*\bcanvas/.test(code) && !boxes.some(({ isCanvas }) => isCanvas))
      return 'Box has no prop called canvas. Only Element does: write <Element is={Box} canvas>.'
    const canvas = boxes.filter(({ isCanvas }) => isCanvas)
    const isOut = nodesOf(snapshot, 'Text').some(
      ({ props, parent }) => props.text === 'Stuck' && snapshot.nodes[parent ?? '']?.type !== 'Box',
    )
    if (hasMoved(snapshot) && canvas.some(({ nodes }) => isOut || nodes.length > 1)) return true
    if (hasMoved(snapshot) && canvas.length > 0)
      return 'The box is a Canvas Node now. Drag “Stuck” out of it, or another block in.'
    if (
      /<Element\b[^>]*\bis=\{Box\}/.test(code) &&
      boxes.length > 0 &&
      !boxes.some(({ isCanvas }) => isCanvas)
    )
      return 'The Element makes a Node of Box, but not a Canvas Node. It needs canvas as well.'
    if (hasMoved(snapshot))
      return 'You moved another block. Its parent is a Canvas Node. The parent of “Stuck” is not.'
    return null
  },

  'lesson-card': (snapshot) => {
    if (hasProblem(snapshot, /must specify an `id` prop/))
      return 'An Element inside a User Component needs an id, so that Craft.js finds its Node again. Add id="body".'
    if (hasProblem(snapshot, MISSING_IS))
      return 'An Element does not say which component it is. Write is={Box}.'
    const linked = nodesOf(snapshot, 'Card').flatMap(({ linkedNodes }) =>
      Object.values(linkedNodes).flatMap((id) => snapshot.nodes[id] ?? []),
    )
    if (linked.some(({ isCanvas, nodes }) => isCanvas && nodes.length > 0) && hasMoved(snapshot)) return true
    if (linked.length > 0 && !linked.some(({ isCanvas }) => isCanvas))
      return 'The card has a place for blocks now, but it accepts none. Add canvas to the Element.'
    if (hasMoved(snapshot))
      return linked.length > 0
        ? 'The card is still empty. Aim at the middle of the empty box in it.'
        : 'The card still has no place for blocks. Put an Element into the function Card.'
    return null
  },

  'lesson-rule': (snapshot) => {
    const code = codeOf(snapshot, 'blocks.tsx')
    const calls = snapshot.calls.filter(({ rule, isDragging }) => rule === 'canMoveIn' && isDragging)
    const own = calls.filter(({ component }) => component === 'Slot')
    const isText = ({ args }: { args: string }) => args.startsWith('incoming: Text ')
    if (own.some(({ answer }) => answer === 'undefined'))
      return 'The rule returns nothing, which counts as no. After a brace, an arrow function needs return.'
    if (own.some((call) => isText(call) && call.answer === 'false'))
      return /type\s*={2,3}\s*['"]/.test(code)
        ? 'data.type is the component itself, not its name. Compare it with Text, without quotes.'
        : 'The rule refuses texts, too. It should still accept them.'
    const isGuarded = own.some((call) => !isText(call) && call.answer === 'false')
    if (isGuarded && own.some((call) => isText(call) && call.answer === 'true')) return true
    if (own.length === 0 && /canMoveIn/.test(code) && !/Slot\.craft/.test(code))
      return 'canMoveIn belongs to the component that blocks are dropped into. Give it to Slot.'
    if (isGuarded) return 'Red: the box may not go in. Now drag a text there, to check that it still may.'
    if (own.some(({ answer }) => answer === 'true'))
      return own.every(isText)
        ? 'Green: the text may go in. Now drag the box with “Free” there.'
        : 'The rule lets the box in, too. It should let in only texts.'
    if (/canMoveIn/.test(code)) return null
    return placesOf(snapshot, 'Card').some(([, { nodes }]) =>
      nodes.some((id) => snapshot.nodes[id]?.type !== 'Text'),
    )
      ? 'The box is in, because no rule forbids it yet. Give Slot the rule canMoveIn.'
      : null
  },

  'lesson-toolbox': (snapshot) => {
    if (hasProblem(snapshot, /only use useEditor in the context/))
      return 'useEditor works only inside <Editor>. Put <Tools /> between its tags.'
    if (hasProblem(snapshot, /only use useNode in the context/))
      return 'The toolbox is not part of the page, so it has no Node. Use useEditor instead of useNode.'
    if (snapshot.changes.some((change) => change.startsWith('Add'))) return true
    if (hasMoved(snapshot))
      return 'That block was on the page already. Drag the button in the toolbox onto the page.'
    return null
  },

  'lesson-select': (snapshot) => {
    const code = codeOf(snapshot, 'blocks.tsx')
    if (/\bnode\.selected\b/.test(code))
      return 'The events of a Node say whether it is selected: node.events.selected.'
    if (!/events\.selected/.test(code))
      return /\bselected\b/.test(code)
        ? 'useNode returns what your function selects. Pass it one: useNode((node) => ({ selected: node.events.selected })).'
        : null
    if (!isOn(snapshot, 'selected', 'Text')) return null
    return (
      isOn(snapshot, 'selected', 'Text', (id) => snapshot.marked.includes(id)) ||
      'The component reads whether it is selected, but does not show it. Add data-selected={selected} to the <p>.'
    )
  },

  'lesson-edit': (snapshot) => {
    const code = codeOf(snapshot, 'blocks.tsx')
    if (/setProp\(\s*\{/.test(code))
      return 'setProp takes a function that changes the props: setProp((props) => { props.text = words }).'
    if (snapshot.changes.some((change) => /^Set text of/.test(change))) return true
    if (/useState/.test(code))
      return 'React state is not saved with the page. Write the words into the props with setProp.'
    if (/<input\b/.test(code) && !/onChange|onInput/.test(code))
      return 'The field shows the text, but nothing reads what is typed. Give it an onChange.'
    return null
  },

  'lesson-settings': (snapshot) => {
    const code = codeOf(snapshot, 'blocks.tsx')
    if (/settings:\s*</.test(code))
      return 'related contains components, not elements. Write settings: TextSettings, without the angle brackets.'
    if (/Text\.related\b/.test(code)) return 'related is a part of craft: Text.craft = { related: { … } }.'
    if (snapshot.changes.some((change) => /^Set size of/.test(change))) return true
    if (/related:\s*\{\s*(?!settings\b)\w+/.test(code))
      return 'The panel looks for related.settings. The name has to be the same in both places.'
    return null
  },

  'lesson-defaults': (snapshot) => {
    const code = codeOf(snapshot, 'blocks.tsx')
    const texts = nodesOf(snapshot, 'Text')
    const sizes = texts.map(({ props }) => props.size)
    if (sizes.some((size) => typeof size === 'string'))
      return 'The size is a string. Write the number without quotes.'
    const isDefault = /\bprops:\s*\{[^}]*\bsize\b/.test(code) || /defaultProps/.test(code)
    const areSet = texts.length > 0 && sizes.every((size) => typeof size === 'number')
    if (areSet && !isDefault)
      return 'These texts have a size, but the next one from the toolbox has none. Put it into craft.props.'
    if (areSet && isOn(snapshot, 'selected', 'Text')) return true
    if (/craft\s*=\s*\{\s*(?:related:[^}]*\},?\s*)?size\b/.test(code))
      return 'Defaults go into craft.props: props: { size: 16 }.'
    return null
  },

  'lesson-undo': (snapshot) => {
    const code = codeOf(snapshot, 'Undo.tsx')
    if (/query\.history\.(?:undo|redo)/.test(code))
      return 'query only reads. Use actions to change the page: actions.history.undo().'
    if (/onClick=\{\s*actions\.history\.(?:undo|redo)\(\)/.test(code))
      return 'This calls undo while the component renders. Wrap it in a function: onClick={() => actions.history.undo()}.'
    if (/=>\s*actions\.history\.(?:undo|redo)\s*\}/.test(code))
      return 'This names undo without calling it. Add parentheses: () => actions.history.undo().'
    if (/\bactions\.(?:undo|redo)\b/.test(code)) return 'undo is in the history: actions.history.undo().'
    if (snapshot.undone > 0 && /\bundo\b/.test(code)) return true
    if (/history\.undo/.test(code) && snapshot.nodes.ROOT && snapshot.changes.length === 0)
      return 'There is nothing to undo yet. Move a block first.'
    return null
  },

  'lesson-save': (snapshot) => {
    const code = codeOf(snapshot, 'Save.tsx')
    if (/\bactions\.serialize/.test(code))
      return 'Reading the page changes nothing, so it is a query: query.serialize().'
    if (/\bquery\.deserialize/.test(code))
      return 'Loading changes the page, so it is an action: actions.deserialize(saved).'
    if (/\b(?:let|var)\s+saved\b/.test(code))
      return 'The variable is created again on every render, so the page is lost. Keep it in the state of the component.'
    if (!/\bdeserialize\b/.test(code)) return null
    return snapshot.changes.includes('Load a page') || null
  },
}
