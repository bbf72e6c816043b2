import type { Check, LessonSnapshot } from '../../src/model/lesson'
import { codeOf, hasMoved, hasProblem, isOn, MISSING_IS, nodesOf, placesOf } from './snapshot'

/** Names the box on the page, which may have lost its text. */
function boxIn({ nodes }: LessonSnapshot): string {
  const box = Object.values(nodes).find(({ type, parent }) => type === 'Box' && parent === 'ROOT')
  const [text] = (box?.nodes ?? []).map((id) => nodes[id]?.props.text)
  return typeof text === 'string' ? `the box with “${text}”` : 'the empty box'
}

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
      return 'You swapped the lines in the code, so the page starts in another order. Move a block in the result instead.'
    if (selected.length > 0)
      return {
        mouse:
          'You selected a block. Hold the mouse button down and move it until a green line appears, or press Up.',
        buttons: 'You selected a block. Now press Up or Down.',
      }
    return null
  },

  'lesson-canvas': (snapshot) => {
    const code = codeOf(snapshot, 'App.tsx')
    if (hasProblem(snapshot, MISSING_IS)) return 'An Element has no component. Write is={Box}.'
    const boxes = nodesOf(snapshot, 'Box')
    if (/<Box\s[^>]*\bcanvas/.test(code) && !boxes.some(({ isCanvas }) => isCanvas))
      return 'Box has no prop called canvas. Only Element has it: write <Element is={Box} canvas>.'
    const canvas = boxes.filter(({ isCanvas }) => isCanvas)
    const isOut = nodesOf(snapshot, 'Text').some(
      ({ props, parent }) => props.text === 'Stuck' && snapshot.nodes[parent ?? '']?.type !== 'Box',
    )
    if (hasMoved(snapshot) && canvas.some(({ nodes }) => isOut || nodes.length > 1)) return true
    if (hasMoved(snapshot) && canvas.length > 0)
      return 'The box is a Canvas Node now. Move “Stuck” out of it, or another block in.'
    if (
      /<Element\b[^>]*\bis=\{Box\}/.test(code) &&
      boxes.length > 0 &&
      !boxes.some(({ isCanvas }) => isCanvas)
    )
      return 'The Element makes Box a Node, but not a Canvas Node. Add canvas to the Element.'
    if (hasMoved(snapshot))
      return 'You moved another block. Its parent is a Canvas Node. The parent of “Stuck” is not.'
    return null
  },

  'lesson-card': (snapshot) => {
    if (hasProblem(snapshot, /must specify an `id` prop/))
      return 'An Element inside a User Component needs an id, so that Craft.js finds its Node again. Add id="body".'
    if (hasProblem(snapshot, MISSING_IS)) return 'An Element has no component. Write is={Box}.'
    const linked = nodesOf(snapshot, 'Card').flatMap(({ linkedNodes }) =>
      Object.values(linkedNodes).flatMap((id) => snapshot.nodes[id] ?? []),
    )
    if (linked.some(({ isCanvas, nodes }) => isCanvas && nodes.length > 0) && hasMoved(snapshot)) return true
    if (linked.length > 0 && !linked.some(({ isCanvas }) => isCanvas))
      return 'The card has a place for blocks now, but nothing can be dropped there. Add canvas to the Element.'
    if (hasMoved(snapshot))
      return linked.length > 0
        ? {
            mouse: 'The card is still empty. Drop a block in the middle of the empty box in it.',
            buttons: 'The card is still empty. Move a block into the last Box of the list.',
          }
        : 'The card still has no place for blocks. Put an Element into the function Card.'
    return null
  },

  'lesson-rule': (snapshot) => {
    const code = codeOf(snapshot, 'blocks.tsx')
    const calls = snapshot.calls.filter(({ rule, isDragging }) => rule === 'canMoveIn' && isDragging)
    const own = calls.filter(({ component }) => component === 'Slot')
    const isText = ({ args }: { args: string }) => args.startsWith('incoming: Text ')
    if (own.some(({ answer }) => answer === 'undefined'))
      return 'The rule returns nothing, which counts as false. With braces, an arrow function needs return.'
    if (own.some((call) => isText(call) && call.answer === 'false'))
      return /type\s*={2,3}\s*['"]/.test(code)
        ? 'data.type is the component itself, not its name. Compare it with Text, without quotes.'
        : 'The rule refuses texts as well. It should still allow them.'
    const isGuarded = own.some((call) => !isText(call) && call.answer === 'false')
    if (isGuarded && own.some((call) => isText(call) && call.answer === 'true')) return true
    if (own.length === 0 && /canMoveIn/.test(code) && !/Slot\.craft/.test(code))
      return 'canMoveIn belongs to the component that receives the block. Give it to Slot.'
    if (isGuarded) return 'Red: the box is refused. Now move a text there to check that it is still allowed.'
    if (own.some(({ answer }) => answer === 'true'))
      return own.every(isText)
        ? {
            mouse: `Green: the text is allowed. Now drag ${boxIn(snapshot)} there, by its edge.`,
            buttons: `Green: the text is allowed. Now select ${boxIn(snapshot)}, and try to move it into Slot.`,
          }
        : 'The rule lets the box in as well. It should let in only texts.'
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
      return 'That block was already on the page. Use the button “Text” of the toolbox instead.'
    return null
  },

  'lesson-select': (snapshot) => {
    const code = codeOf(snapshot, 'blocks.tsx')
    if (/\bnode\.selected\b/.test(code))
      return 'The events of a Node tell you whether it is selected: node.events.selected.'
    if (!/events\.selected/.test(code))
      return /\bselected\b/.test(code)
        ? 'useNode returns the values that its collector picks. Pass it one: useNode((node) => ({ selected: node.events.selected })).'
        : null
    if (!isOn(snapshot, 'selected', 'Text')) return null
    return (
      isOn(snapshot, 'selected', 'Text', (id) => snapshot.marked.includes(id)) ||
      'The component knows whether it is selected, but does not show it. Add data-selected={selected} to the <p>.'
    )
  },

  'lesson-edit': (snapshot) => {
    const code = codeOf(snapshot, 'blocks.tsx')
    if (/setProp\(\s*\{/.test(code))
      return 'setProp takes a function that changes the props: setProp((props) => { props.text = words }).'
    if (snapshot.changes.some((change) => /^Set text of/.test(change))) return true
    if (/useState/.test(code))
      return 'React state is not saved with the page. Write the words to the props with setProp.'
    if (/<input\b/.test(code) && !/onChange|onInput/.test(code))
      return 'The field shows the text, but ignores what you type. Give it an onChange.'
    return null
  },

  'lesson-settings': (snapshot) => {
    const code = codeOf(snapshot, 'blocks.tsx')
    if (/settings:\s*</.test(code))
      return 'related contains components, not elements. Write settings: TextSettings, without the angle brackets.'
    if (/Text\.related\b/.test(code)) return 'related belongs in craft: Text.craft = { related: { … } }.'
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
      return 'These texts have a size, but the next one from the toolbox will not. Put a default size into craft.props.'
    if (areSet && isOn(snapshot, 'selected', 'Text')) return true
    if (/craft\s*=\s*\{\s*(?:related:[^}]*\},?\s*)?size\b/.test(code))
      return 'Default values belong in the props of craft. Write props: { size: 16 }.'
    return null
  },

  'lesson-undo': (snapshot) => {
    const code = codeOf(snapshot, 'Undo.tsx')
    if (/query\.history\.(?:undo|redo)/.test(code))
      return 'query only reads. To change the page, use actions: actions.history.undo().'
    if (/onClick=\{\s*actions\.history\.(?:undo|redo)\(\)/.test(code))
      return 'This calls undo while the component renders. Wrap it in a function: onClick={() => actions.history.undo()}.'
    if (/=>\s*actions\.history\.(?:undo|redo)\s*\}/.test(code))
      return 'This refers to undo without calling it. Add parentheses: () => actions.history.undo().'
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
      return 'The variable is created again in every render, so the page is lost. Keep it in the state of the component.'
    if (!/\bdeserialize\b/.test(code)) return null
    return snapshot.changes.includes('Load a page') || null
  },
}
