import type { Check } from '../../src/model/lesson'
import { callsOf, childProps, codeOf, hasMoved, hasProblem, nodesOf, partOf } from './snapshot'

/** The checks of the challenges in the concept docs, by lesson, and by the anchor of the section plus a number. */
export const challenges: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  nodes: {
    'try-it-1': (snapshot) => {
      const named = (name: string) => Object.values(snapshot.nodes).find(({ props }) => props.text === name)
      const isIn = (name: string, parent: string) =>
        snapshot.nodes[named(name)?.parent ?? '']?.props.text === parent
      const hasLeft = named('Subtitle') !== undefined && !isIn('Subtitle', 'Box')
      if (isIn('Title', 'Card') && hasLeft) return hasMoved(snapshot) || null
      if (!hasMoved(snapshot)) return null
      if (!named('Card')?.isCanvas) return 'The card accepts no drops yet. Check “Card is a Canvas” first.'
      if (!named('Box')?.isCanvas)
        return 'The subtitle stays, because the box around it is not a Canvas. Check “Box is a Canvas” first.'
      return hasLeft
        ? 'The subtitle is out. Now move the title into the card.'
        : 'Now move the subtitle out of its box.'
    },
    'child-nodes-and-linked-nodes-1': (snapshot) => {
      const [hero] = nodesOf(snapshot, 'Hero')
      if (!hero) return null
      const isLinked = Object.keys(hero.linkedNodes).length > 0
      const areas = hero.nodes.filter((id) => snapshot.nodes[id]?.type === 'Area')
      if (areas.length > 0 && isLinked)
        return 'The Hero has both. Remove the Element with the id from the component.'
      if (areas.length > 0)
        return /\{\s*(?:props\.)?children\s*\}/.test(partOf(codeOf(snapshot, 'App.tsx'), 'Hero'))
          ? true
          : 'The area is a child Node now, but it is not visible. The Hero has to render its children.'
      if (hero.nodes.length > 0) return 'The Hero has children. Put an Element with is={Area} around them.'
      return isLinked ? null : 'Now the Hero has no area. Write it between the tags of <Hero> in the page.'
    },
  },

  dragging: {
    'hidden-nodes-1': (snapshot) => {
      const texts = childProps(snapshot, 'ROOT', 'text')
      if (/<\w+[^>]*\shidden=/.test(codeOf(snapshot, 'App.tsx')))
        return hasMoved(snapshot)
          ? 'A is still a hidden Node. Give Text its own prop, such as visible.'
          : null
      if (texts.length > 0 && !texts.includes('A'))
        return 'A is gone from the page. Keep it there, but make it look faded.'
      if (!/opacity|filter|color/i.test(codeOf(snapshot, 'App.tsx')))
        return hasMoved(snapshot) ? 'A looks like the others. Make Text render it faded.' : null
      return hasMoved(snapshot) && texts.indexOf('B') > texts.indexOf('C') ? true : null
    },
  },

  components: {
    'a-drag-handle-1': (snapshot) => {
      const part = partOf(codeOf(snapshot, 'App.tsx'), 'Footer')
      if (/connect\(\s*drag\(/.test(part))
        return 'Now the whole footer is a handle. Call drag with an element inside it, as Task does.'
      if (hasProblem(snapshot, /drag is not defined/)) return 'Get drag from the connectors, as Task does.'
      if (!hasMoved(snapshot)) return null
      const [first = ''] = snapshot.nodes.ROOT?.nodes ?? []
      if (!/\bdrag\(/.test(part)) return 'That was another block. The footer cannot move until it calls drag.'
      return snapshot.nodes[first]?.type === 'Footer' ? true : 'Move the footer above the first block.'
    },
    'drag-and-drop-rules-1': (snapshot) => {
      const answers = callsOf(snapshot, 'Buttons', 'canMoveOut').map(({ answer }) => answer)
      const [box] = nodesOf(snapshot, 'Buttons')
      if (answers.includes('undefined'))
        return 'The rule returns nothing, which counts as false. With braces, an arrow function needs return.'
      if (answers.includes('false') && answers.includes('true')) return true
      if (answers.includes('false'))
        return box && box.nodes.length > 1
          ? 'The rule refuses even though there are two buttons. Check the length of self.data.nodes.'
          : 'The last one stays. Now move another button in, and one out.'
      if (box?.nodes.length === 0)
        return 'The box is empty. The rule canMoveOut of Buttons has to prevent that.'
      return null
    },
  },

  editor: {
    'connectors-1': (snapshot) => {
      const code = codeOf(snapshot, 'App.tsx')
      if (/query\.selectNode/.test(code))
        return 'query only reads. Selecting is an action: actions.selectNode.'
      if (/onClick=\{\s*actions\.selectNode\(/.test(code))
        return 'This selects while the component renders. Wrap it in a function.'
      const { selected, nodes } = snapshot
      const texts = Object.keys(nodes).filter((id) => nodes[id]?.type === 'Text')
      if (selected.includes('ROOT')) return 'The page is selected as well. Leave out ROOT.'
      if (texts.length < 2)
        return /selectNode/.test(code) ? 'Add a second text first, to see that both are selected.' : null
      return /selectNode/.test(code) && texts.every((id) => selected.includes(id)) ? true : null
    },
  },

  serializing: {
    'serialize-1': (snapshot) => {
      if (hasProblem(snapshot, /does not exist in the resolver/))
        return 'The component has to stay in the resolver, under its new key: Words: Text.'
      if (nodesOf(snapshot, 'Words').length > 0) return true
      if (/displayName:\s*'Words'/.test(codeOf(snapshot, 'App.tsx')))
        return 'displayName is for panels. A saved page contains the key in the resolver.'
      if (/\bWords:.*\bParagraph:/.test(codeOf(snapshot, 'App.tsx')))
        return 'If a component has two keys, the last one is saved. Put Words after Paragraph.'
      if (/\bWords\b/.test(codeOf(snapshot, 'App.tsx')) && nodesOf(snapshot, 'Paragraph').length > 0)
        return 'The page still says Paragraph. What counts is the key in the resolver.'
      return null
    },
  },

  undo: {
    'changes-that-are-not-the-users-1': ({ nodes, changes }) => {
      const counts = Object.values(nodes)
        .filter(({ type }) => type === 'Counter')
        .map(({ props }) => Number(props.count))
      const [first = 0] = counts
      if (first > 0 && changes.length === 0)
        return 'The counters changed, but the history does not contain the change. Do not use ignore.'
      if (first > 0 && counts.every((count) => count === changes.length)) return true
      if (counts.every((count) => count > 0) && changes.length > first)
        return 'These are several steps. Pass setProp a list of both ids, and press Reset.'
      return null
    },
  },
  untrusted: {
    'refuse-such-a-page-1': (snapshot) => {
      const code = codeOf(snapshot, 'App.tsx')
      if (!snapshot.nodes.ROOT || nodesOf(snapshot, 'form').length > 0)
        return /!==?\s*'form'/.test(code)
          ? 'The frame still loads the page. Pass data only if the page is allowed.'
          : null
      if (!/type:\s*'form'/.test(code))
        return 'That fixes only this page. Check every page before you pass it to the frame.'
      if (/[!=]==?\s*'form'/.test(code))
        return 'A list of refused tags is never complete. List the tags that are allowed.'
      return /\bdata=/.test(code) || 'Now no page is loaded at all. Pass data if the page is allowed.'
    },
  },
}
