import type { Element, Root } from 'hast'
import type { VFile } from 'vfile'
import { reportAt } from '../authorErrors'
import { childrenOf, h, type HastNode, hasClass, isElement, isJsx, setChildren, textOf } from '../hast'

/** A section of the page: its heading, its id and its title without the number. */
interface Section {
  section: Element
  heading: Element
  id: string
  title: string
  /** `Step` or `Lesson`, as in the heading. */
  word: string
  /** `null` if the section is not a step. */
  step: number | null
}

/**
 * Adds a bar at the top of every section with a heading such as “Step 3: …” or “Lesson 3: …”. The bar shows the number of the step and links
 * to the next section, and stays below the navbar while the reader is in the section. Puts a paragraph that begins with
 * “You should see” and the picture after it side by side (steps.css). Reports if the steps are not numbered 1, 2, 3.
 */
export function steps() {
  return (tree: Root, file: VFile): void => {
    const all = sectionsOf(tree)
    const count = all.filter(({ step }) => step !== null).length
    let expected = 1
    for (const [index, { section, heading, title, word, step }] of all.entries()) {
      if (step === null) continue
      if (step !== expected) {
        const name = word.toLowerCase()
        const what = `this is ${name} ${step}, but ${name} ${expected} comes next.`
        reportAt(file, heading, what, `Write \`## ${word} ${expected}: ${title}\`.`)
      }
      expected = step + 1
      const next = all[index + 1]
      setChildren(section, [
        stepBar(`${word} ${step} of ${count}: ${title}`, next),
        ...withChecks(childrenOf(section)),
      ])
    }
  }
}

function sectionsOf(tree: Root): Section[] {
  return childrenOf(tree).flatMap((section) => {
    if (!isElement(section, 'section') || !hasClass(section, 'section')) return []
    const heading = childrenOf(section)[0]
    const title = isElement(heading) && childrenOf(heading)[0]
    if (!title || !isElement(title)) return []
    const [, word = '', number, name] = /^(Step|Lesson) (\d+): (.+)$/.exec(textOf(title).trim()) ?? []
    const step = number === undefined ? null : Number(number)
    const id = String(title.properties?.id)
    return [{ section, heading: title, id, title: name ?? textOf(title).trim(), word, step }]
  })
}

/** Neither a landmark nor a heading, because a page has many steps and each already has a heading. */
function stepBar(text: string, next: Section | undefined): Element {
  const link =
    next && h('a', { href: `#${next.id}` }, [next.step === null ? next.title : `Next: ${next.title}`])
  return h('div', { className: ['step-bar'] }, [h('span', {}, [text]), ...(link ? [link] : [])])
}

/** Wraps each paragraph that begins with “You should see” together with the picture right after it. */
function withChecks(nodes: readonly HastNode[]): HastNode[] {
  const wrapped: HastNode[] = []
  for (const node of nodes) {
    const last = wrapped.at(-1)
    if (isPicture(node) && isCheck(last))
      wrapped.splice(-1, 1, h('div', { className: ['step-check'] }, [last, node]))
    else wrapped.push(node)
  }
  return wrapped
}

function isCheck(node: HastNode | undefined): node is Element {
  if (!isElement(node, 'p')) return false
  const [first] = childrenOf(node)
  return isElement(first, 'strong') && textOf(first) === 'You should see'
}

const isPicture = (node: HastNode): boolean => isJsx(node) && node.name === 'Picture'
