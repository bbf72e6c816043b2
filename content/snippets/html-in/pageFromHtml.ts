import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5'
import type { NodeId, SerializedNodes } from '@craftjs/core'
import { DraftPage } from './draftPage'
import type { Block, Rule, Rules } from './rules'

type Element = DefaultTreeAdapterTypes.Element
type Parent = DefaultTreeAdapterTypes.ParentNode

const tags = (names: string) => new Set(names.split(' '))

/** Inline elements. Without a rule, the tag is dropped and its text stays. */
const inline = tags(
  'a abbr b bdi bdo br cite code del dfn em font i ins kbd mark q s samp small span ' +
    'strong sub sup time u var',
)
/** Block elements, treated the same way. Any other element without a rule is dropped with its content. */
const around = tags(
  'address article aside blockquote body center dd div dl dt figcaption figure footer ' +
    'h1 h2 h3 h4 h5 h6 head header hgroup html li main nav ol p pre section table ' +
    'tbody td tfoot th thead tr ul',
)
/** The parser adds these tags if they are missing. */
const added = tags('html head body tbody')

/** The destination for text: a new `block` in the Node `parent`. */
interface Place {
  parent: NodeId
  block: Block
  words: string
  isUsed?: boolean
}

/** Converts an HTML document to a page, and lists everything that was lost. */
export function pageFromHtml(
  html: string,
  rules: Rules,
): { page: SerializedNodes; lost: string[] } {
  const draft = new DraftPage()

  function walk(parent: Parent, place: Place) {
    for (const child of parent.childNodes) {
      if (tree.isTextNode(child)) place.words += child.value
      else if (tree.isElementNode(child)) walkElement(child, place)
    }
  }

  function walkElement(element: Element, place: Place) {
    const { tagName: tag } = element
    if (!inline.has(tag) && !around.has(tag) && !Object.hasOwn(rules.tags, tag))
      return draft.lose(`<${tag}> and everything in it`)
    const block = convert(element)
    if (block !== null) {
      endWords(place)
      return addBlock(element, block, place.parent)
    }
    if (!added.has(tag)) draft.lose(`<${tag}>, but not its content`)
    if (tag === 'br') place.words += ' '
    if (!inline.has(tag)) endWords(place)
    walk(element, place)
    if (!inline.has(tag)) endWords(place)
  }

  /** Applies the rule for an element. Reports the attributes that the rule did not read. */
  function convert({ tagName: tag, attrs }: Element): Block | null {
    const read = new Set<string>()
    const rule: Rule | undefined = rules.tags[tag]
    const block = rule?.({
      tag,
      read(attribute) {
        read.add(attribute)
        return attrs.find(({ name }) => name === attribute)?.value ?? ''
      },
    })
    for (const { name } of attrs) if (!read.has(name)) draft.lose(`${name} of <${tag}>`)
    return block ?? null
  }

  function addBlock(element: Element, block: Block, parent: NodeId) {
    if (block.words !== undefined) {
      const own: Place = { parent, block, words: '' }
      fill(element, own)
      if (!own.isUsed && element.attrs.length > 0)
        draft.lose(`<${element.tagName}>, which has no words`)
      return
    }
    const id = draft.add(block, parent)
    if (block.canvas) fill(element, { parent: id, block: rules.text, words: '' })
    else if (element.childNodes.length > 0)
      draft.lose(`the content of <${element.tagName}>`)
  }

  function fill(parent: Parent, place: Place) {
    walk(parent, place)
    endWords(place)
  }

  /** Turns the text collected so far into a block. */
  function endWords(place: Place) {
    const { block, parent } = place
    const words = place.words.replace(/\s+/g, ' ').trim()
    place.words = ''
    if (words === '' || block.words === undefined) return
    place.isUsed = true
    draft.add({ ...block, props: { ...block.props, [block.words]: words } }, parent)
  }

  fill(parse(html), { parent: draft.add(rules.root), block: rules.text, words: '' })
  return { page: draft.nodes, lost: draft.lost }
}
