import type { Check } from '../../src/model/lesson'
import {
  callsOf,
  childProps,
  codeOf,
  hasAdded,
  hasMoved,
  hasProblem,
  isOn,
  nodesOf,
  partOf,
  placesOf,
} from './snapshot'

/** The checks of the exercises of the Basic Tutorial, by the anchor of the lesson and the number of the exercise. */
export const exercises: Readonly<Record<string, Check>> = {
  'lesson-drag-1': (snapshot) => {
    if (hasProblem(snapshot, /single React element child/))
      return '<Frame> takes one child. Put the new block into the Element, below the others.'
    const texts = childProps(snapshot, 'ROOT', 'text')
    if (hasMoved(snapshot) && texts.length < 3)
      return 'There are two blocks. Add a third one to the code first.'
    if (!hasMoved(snapshot)) return null
    const code = codeOf(snapshot, 'App.tsx')
    if (['First', 'Second'].includes(String(texts[0])))
      return 'Another block is at the top. Move the third one there.'
    return code.indexOf(`"${String(texts[0])}"`) < code.indexOf('"First"') &&
      code.includes(`"${String(texts[0])}"`)
      ? 'It is already at the top of the code. Write it below the others, then move it to the top of the page.'
      : true
  },

  'lesson-drag-2': (snapshot) => {
    const code = codeOf(snapshot, 'App.tsx')
    if (!/\bconnect\(/.test(code))
      return 'Without connect, the block is not part of the page and cannot be selected. Remove only drag.'
    if (hasMoved(snapshot)) return 'The blocks still move. Remove connectors.drag.'
    // A canDrag rule is a valid solution as well.
    const isHeld = !/\bdrag\b/.test(code) || /\bcanDrag\b[^,}]*\bfalse\b/.test(code)
    return (isHeld && isOn(snapshot, 'selected', 'Text')) || null
  },

  'lesson-canvas-1': (snapshot) => {
    const [first = ''] = snapshot.nodes.ROOT?.nodes ?? []
    if (!hasMoved(snapshot)) return null
    return snapshot.nodes[first]?.type === 'Box'
      ? true
      : {
          mouse: 'That was a text. Grab the box by its edge, and drop it above the first block.',
          buttons: 'That was a text. Select Box, and press Up until it is the first block.',
        }
  },

  'lesson-canvas-2': (snapshot) => {
    const inner = nodesOf(snapshot, 'Box').filter(
      ({ parent }) => snapshot.nodes[parent ?? '']?.type === 'Box',
    )
    if (inner.some(({ isCanvas }) => !isCanvas))
      return 'Nothing can be dropped into the inner box. Write <Element is={Box} canvas />.'
    if (!hasMoved(snapshot)) return null
    if (inner.some(({ nodes }) => nodes.some((id) => snapshot.nodes[id]?.type === 'Text'))) return true
    return inner.length === 0
      ? 'There is only one box. Write another one between the tags of the first.'
      : 'The inner box is still empty. Move a text into it.'
  },

  'lesson-card-1': (snapshot) => {
    const part = partOf(codeOf(snapshot, 'blocks.tsx'), 'Card')
    const ids = [...part.matchAll(/\bid="([^"]*)"/g)].map(([, id]) => id)
    if (ids.length > new Set(ids).size)
      return 'Both places have the same id, so they are one Node. Give the second one a different id.'
    const places = placesOf(snapshot, 'Card')
    if (places.some(([id, { nodes }]) => id !== 'body' && nodes.length > 0) && hasMoved(snapshot)) return true
    if (!hasMoved(snapshot)) return null
    return places.length > 1
      ? 'The second place is still empty. Move a text into it.'
      : 'The card has only one place. Add another <Element> to it.'
  },

  'lesson-card-2': (snapshot) => {
    const written = codeOf(snapshot, 'App.tsx')
    const [, place] = placesOf(snapshot, 'Card')[0] ?? []
    const texts = (place?.nodes ?? []).map((id) => String(snapshot.nodes[id]?.props.text))
    if (texts.some((text) => !written.includes(`"${text}"`))) return true
    if (texts.length > 0) return 'You moved that text there. Write one between the tags of the Element.'
    const [, ...others] = partOf(codeOf(snapshot, 'blocks.tsx'), 'Card').split('<Text')
    if (others.length > 1)
      return 'That text is next to the Element, so it is a fixed part of the card. Put it between the tags of the Element.'
    return null
  },

  'lesson-rule-1': (snapshot) => {
    const code = codeOf(snapshot, 'blocks.tsx')
    if (/\bself\b/.test(code) && !/[(,]\s*self\b|\bself\s*=>/.test(code))
      return 'self is the second argument of the rule, but your rule has only one parameter. Write canMoveIn: (incoming, self) => ….'
    const refused = callsOf(snapshot, 'Slot', 'canMoveIn').some(
      ({ args, answer }) => args.startsWith('incoming: Text ') && answer === 'false',
    )
    const count = Math.max(0, ...nodesOf(snapshot, 'Slot').map(({ nodes }) => nodes.length))
    if (count > 2)
      return 'There are three texts in the slot. The second argument of the rule is the Node of the slot: self.data.nodes has the ids of the texts already in it.'
    if (refused && count < 2)
      return 'The rule refuses a text before there are two. Count the texts in the slot, and allow two.'
    if (refused) return true
    return count === 2 ? 'Two texts are in the slot. Now try a third one.' : null
  },

  'lesson-rule-2': (snapshot) => {
    const code = codeOf(snapshot, 'blocks.tsx')
    if (/\bcanDrag\b/.test(code))
      return 'canDrag belongs to the block and would lock it everywhere. Use canMoveOut of the slot.'
    const [, ofText = ''] = code.split(/\bText\.craft\s*=/)
    if (/\bcanMoveOut\b/.test(ofText.split(/\n\}/)[0] ?? ''))
      return 'canMoveOut belongs to the component that the text leaves. Give it to Slot.'
    if (/\bcanMoveOut\b/.test(code) && /canMoveOut:\s*false/.test(code))
      return 'A rule is a function. Write canMoveOut: () => false.'
    const calls = callsOf(snapshot, 'Slot', 'canMoveOut')
    if (calls.some(({ answer }) => answer === 'false')) return true
    if (calls.some(({ answer }) => answer === 'true'))
      return 'The rule returned true. It has to return false.'
    if (nodesOf(snapshot, 'Slot').some(({ nodes }) => nodes.length > 0))
      return /\bcanMoveOut\b/.test(code)
        ? 'Now try to move the text out of the slot.'
        : 'The text can still leave. Give Slot the rule canMoveOut.'
    return null
  },

  'lesson-toolbox-1': (snapshot) => {
    const code = codeOf(snapshot, 'Tools.tsx')
    if (hasAdded(snapshot, 'Card')) return true
    if (hasAdded(snapshot, 'Text'))
      return /<Card\b/.test(code)
        ? 'That was a text. Use the button for cards.'
        : 'That was a text. The new button has to create <Card />.'
    return null
  },

  'lesson-toolbox-2': (snapshot) => {
    const boxes = nodesOf(snapshot, 'Box')
    if (hasAdded(snapshot, 'Box') && boxes.some(({ isCanvas }) => !isCanvas))
      return 'Nothing can be dropped into the new box. Pass <Element is={Box} canvas /> to create.'
    const isFilled = boxes.length > 1 && boxes.every(({ nodes }) => nodes.length > 0)
    if (hasAdded(snapshot, 'Box')) return isFilled ? true : 'Now move a text into the new box.'
    if (hasAdded(snapshot, 'Text')) return 'That was a text. The new button has to create a box.'
    return null
  },

  'lesson-select-1': (snapshot) => {
    const part = partOf(codeOf(snapshot, 'blocks.tsx'), 'Box')
    if (!isOn(snapshot, 'selected', 'Box')) return null
    if (!/events\.selected/.test(part))
      return 'The box is selected, but its component does not know that. Give its useNode a collector.'
    return (
      isOn(snapshot, 'selected', 'Box', (id) => snapshot.marked.includes(id)) ||
      'The box knows that it is selected, but does not show it. Add data-selected to its <div>.'
    )
  },

  'lesson-select-2': (snapshot) => {
    const part = partOf(codeOf(snapshot, 'blocks.tsx'), 'Text')
    if (/\bnode\.hovered\b/.test(part))
      return 'The events of a Node tell you whether it is hovered: node.events.hovered.'
    const isPointedAt = (id: string) => !snapshot.selected.includes(id)
    if (isOn(snapshot, 'hovered', 'Text', (id) => isPointedAt(id) && snapshot.marked.includes(id)))
      return true
    if (/→/.test(part) && !/events\.hovered|onMouse|onPointer/.test(part))
      return 'That arrow does not depend on the mouse. Collect hovered: node.events.hovered, and show the arrow while it is true.'
    return /events\.hovered/.test(part) && isOn(snapshot, 'hovered', 'Text', isPointedAt)
      ? 'The text knows that it is hovered, but does not show it. Use the value in what Text renders.'
      : null
  },

  'lesson-edit-1': (snapshot) => {
    const code = codeOf(snapshot, 'blocks.tsx')
    const isSet = snapshot.changes.some((change) => change.startsWith('Set text'))
    const texts = nodesOf(snapshot, 'Text').map(({ props }) => String(props.text))
    if (isSet && texts.some((text) => /[A-Z]/.test(text) && text === text.toUpperCase())) return true
    if (isSet && /toUpperCase|textTransform/.test(code))
      return 'That changes what the component shows, not the prop. Change the words before you set the prop.'
    if (isSet) return 'The prop still has lowercase letters. Change the words before you set the prop.'
    return null
  },

  'lesson-edit-2': (snapshot) => {
    const code = codeOf(snapshot, 'blocks.tsx')
    if (/history\.ignore/.test(code))
      return 'ignore leaves the change out of the history, so it cannot be undone.'
    const sets = snapshot.changes.filter((change) => change.startsWith('Set text')).length
    if (!/\},?\s*\d{2,}\s*,?\s*\)/.test(code)) return sets > 1 ? true : null
    return sets > 1
      ? 'These are two steps because you paused. Remove the 500.'
      : sets === 1
        ? 'All letters are one step. The second argument of setProp merges the changes within that time.'
        : null
  },

  'lesson-settings-1': (snapshot) => {
    const code = codeOf(snapshot, 'blocks.tsx')
    if (/Card\.related\b/.test(code)) return 'related belongs in craft: Card.craft = { related: { … } }.'
    const [, craft = ''] = code.split(/Card\.craft\s*=/)
    if (/settings:\s*</.test(craft))
      return 'related contains components, not elements. Write settings: CardSettings, without the angle brackets.'
    const isSelected = snapshot.selected.some((id) => snapshot.nodes[id]?.type === 'Card')
    if (isSelected && /related:\s*\{\s*settings\b/.test(craft)) return true
    return isSelected ? 'The card has no form. Set related.settings in Card.craft.' : null
  },

  'lesson-settings-2': (snapshot) => {
    const code = codeOf(snapshot, 'Settings.tsx')
    if (hasProblem(snapshot, /top-level Node/))
      return 'The page itself cannot be deleted. Check query.node(id).isDeletable() first.'
    if (/\bdelete\(\s*\)/.test(code)) return 'delete needs to know which Node: actions.delete(id).'
    if (/onClick=\{\s*actions\.delete\(/.test(code))
      return 'This deletes while the component renders. Wrap it in a function: onClick={() => actions.delete(id)}.'
    if (/query\.delete/.test(code)) return 'query only reads. Use actions.delete(id).'
    return snapshot.changes.some((change) => change.startsWith('Delete')) || null
  },

  'lesson-defaults-1': (snapshot) => {
    if (!hasAdded(snapshot, 'Text')) return null
    if (/<Text\s[^>]*\btext=/.test(codeOf(snapshot, 'Tools.tsx')))
      return 'The toolbox still sets the words. Make it create <Text />.'
    return nodesOf(snapshot, 'Text').every(({ props }) => typeof props.text === 'string')
      ? true
      : 'The new text has no words. Add text to the craft.props of Text.'
  },

  'lesson-defaults-2': (snapshot) => {
    const sizes = nodesOf(snapshot, 'Text').map(({ props }) => props.size)
    if (snapshot.changes.some((change) => change.startsWith('Set size')))
      return 'That was the slider. Write the size into App.tsx, and press Reset if you want to start again.'
    if (sizes.some((size) => typeof size === 'string'))
      return 'The size is a string. Write a number in braces: size={24}.'
    if (new Set(sizes).size > 1) return true
    if (sizes.length > 0 && !sizes.includes(16))
      return 'Now all texts have that size, because it is the default. Set it on only one text.'
    return null
  },

  'lesson-undo-1': (snapshot) => {
    const code = codeOf(snapshot, 'Undo.tsx')
    if (/onKey(?:Down|Up|Press)=/.test(code))
      return 'An element receives keys only while it has the focus. Listen on window, in an effect.'
    if (/addEventListener/.test(code) && !/removeEventListener/.test(code))
      return 'The listener stays after the component unmounts. Remove it in the function that the effect returns.'
    return snapshot.undone > 0 && /addEventListener\(\s*'key(?:down|up)'/.test(code) ? true : null
  },

  'lesson-undo-2': (snapshot) => {
    const code = codeOf(snapshot, 'Undo.tsx')
    if (/history\.clear/.test(code))
      return 'clear empties the history, but leaves the page as it is. Undo the changes instead.'
    const isAll = /\b(?:while|for|forEach)\b|=>\s*undoAll/.test(code)
    if (snapshot.undone > 1 && snapshot.changes.length === 0)
      return (
        isAll ||
        'You pressed Undo several times. Write a button that repeats undo while query.history.canUndo().'
      )
    if (isAll && snapshot.undone > 0 && snapshot.changes.length > 0)
      return 'Some changes are left. Call query.history.canUndo() again after each undo.'
    return null
  },

  'lesson-save-1': (snapshot) => {
    const code = codeOf(snapshot, 'Save.tsx')
    if (/console\.log/.test(code)) return 'Users do not see the console. Show the text in what Save renders.'
    if (/<\w+>\s*\{\s*query\.serialize\(\)/.test(code))
      return 'That is the page as it was when Save rendered, not the saved one. Show saved.'
    return snapshot.nodes.ROOT && /(?:>\s*|value=)\{[^{}]*\bsaved\b[^{}]*\}/.test(code) ? true : null
  },

  'lesson-save-2': (snapshot) => {
    const code = codeOf(snapshot, 'App.tsx')
    if (/<Frame\s[^>]*\bjson=/.test(code)) return 'The prop is called data. json is its old name.'
    if (hasProblem(snapshot, /does not exist in the resolver/))
      return 'A type is a key of the resolver: { resolvedName: "Text" }.'
    if (/\bdata=\{?["'`]\{\s*\}/.test(code))
      return 'That page is empty. A saved page has at least a Node with the id ROOT.'
    if (!snapshot.nodes.ROOT || !/<Frame\s[^>]*\bdata=/.test(code)) return null
    const written = [...code.matchAll(/<Text\s[^>]*\btext=["{']*([^"'}]*)/g)].map(([, text]) => text)
    const texts = nodesOf(snapshot, 'Text').map(({ props }) => String(props.text))
    return texts.some((text) => !written.includes(text))
      ? true
      : 'The page is still the one from the JSX. data needs the JSON text of a page when the frame first renders.'
  },
}
