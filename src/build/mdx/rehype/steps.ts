import type { Element, Root } from 'hast'
import type { VFile } from 'vfile'
import { authorErrorAt } from '../authorErrors'
import { childrenOf, h, hasClass, isElement, setChildren, textOf } from '../tree'

/** A section of the page: its heading, its id and its title without the number. */
interface Section {
  section: Element
  heading: Element
  id: string
  title: string
  /** `null` for a section that is no step. */
  step: number | null
}

/**
 * Puts a bar on top of every section that is headed “Step 3: …”. It stays below the bar of the site while its section is
 * read, so it says which step that is, and leads on to the next section. Throws if the steps are not counted 1, 2, 3.
 */
export function steps() {
  return (tree: Root, file: VFile): void => {
    const all = sectionsOf(tree)
    const count = all.filter(({ step }) => step !== null).length
    let expected = 1
    for (const [index, { section, heading, title, step }] of all.entries()) {
      if (step === null) continue
      if (step !== expected)
        throw authorErrorAt(
          file,
          heading,
          `this is step ${step}, and step ${expected} was expected.`,
          `Write \`## Step ${expected}: ${title}\`.`,
        )
      expected += 1
      const next = all[index + 1]
      setChildren(section, [stepBar(step, count, title, next), ...childrenOf(section)])
    }
  }
}

function sectionsOf(tree: Root): Section[] {
  return childrenOf(tree).flatMap((section) => {
    if (!isElement(section, 'section') || !hasClass(section, 'section')) return []
    const heading = childrenOf(section)[0]
    const title = isElement(heading) && childrenOf(heading)[0]
    if (!title || !isElement(title)) return []
    const [, number, name] = /^Step (\d+): (.+)$/.exec(textOf(title).trim()) ?? []
    const step = number === undefined ? null : Number(number)
    const id = String(title.properties?.id)
    return [{ section, heading: title, id, title: name ?? textOf(title).trim(), step }]
  })
}

/** No landmark and no heading: a page has many steps, and each has a heading of its own. */
function stepBar(step: number, count: number, title: string, next: Section | undefined): Element {
  const link =
    next && h('a', { href: `#${next.id}` }, [next.step === null ? next.title : `Next: ${next.title}`])
  return h('div', { className: ['step-bar'] }, [
    h('span', {}, [`Step ${step} of ${count}: ${title}`]),
    ...(link ? [link] : []),
    h('progress', { value: step, max: count, ariaHidden: 'true' }),
  ])
}
