import { slug } from 'github-slugger'
import type { Element } from 'hast'
import type { VFile } from 'vfile'
import { reportAt } from '../authorErrors'
import { childrenOf, h, type JsxElement } from '../hast'
import { type ComponentTransform, partsOf, propsOf, tag } from './props'

interface Tab {
  label: string
  value: string
  /** Id of the tab. The id of its panel also ends in `-panel`. */
  id: string
  content: JsxElement
}

/** `<Tabs>`: buttons and panels. Without scripts, every panel is visible. */
export function tabsComponent(): ComponentTransform {
  let count = 0
  return (node, file) => {
    const group = propsOf(node, file, ['groupId']).text('groupId')
    if (group !== null && !/^[\w-]+$/.test(group)) {
      const what = `the groupId “${group}” is not a single word.`
      reportAt(file, node, what, 'Use only letters, digits and hyphens.')
    }
    count += 1
    const tabs = readTabs(node, file, `tabs-${count}`)
    const buttons = tabs.map((tab, index) => button(tab, index === 0))
    const label = group?.replaceAll(/[-_]/g, ' ') ?? 'Options'
    return h('div', { className: ['tabs'], dataTabs: '', ...(group !== null && { dataGroup: group }) }, [
      h('div', { role: 'tablist', ariaLabel: label, className: ['tabs-list'] }, buttons),
      ...tabs.map((tab, index) => panel(tab, index === 0)),
    ])
  }
}

/** Parses the tabs. Reports if two have the same value. */
function readTabs(node: JsxElement, file: VFile, prefix: string): Tab[] {
  const taken = new Set<string>()
  return partsOf(node, file, 'Tab').flatMap((content) => {
    const props = propsOf(content, file, ['label', 'value'])
    const label = props.requiredText('label')
    const value = props.text('value') ?? slug(label)
    const id = `${prefix}-${slug(value)}`
    if (taken.has(id)) {
      const what = `two tabs of one ${tag(node)} have the value “${value}”.`
      reportAt(file, content, what, 'Give each tab its own `value`.')
      return []
    }
    taken.add(id)
    return [{ label, value, id, content }]
  })
}

function button({ label, value, id }: Tab, isSelected: boolean): Element {
  return h(
    'button',
    {
      type: 'button',
      role: 'tab',
      id,
      ariaControls: `${id}-panel`,
      ariaSelected: String(isSelected),
      tabIndex: isSelected ? 0 : -1,
      dataValue: value,
    },
    [label],
  )
}

function panel({ label, value, id, content }: Tab, isSelected: boolean): Element {
  return h(
    'div',
    {
      role: 'tabpanel',
      className: ['tabs-panel'],
      id: `${id}-panel`,
      ariaLabelledBy: id,
      dataValue: value,
      dataLabel: label,
      ...(isSelected && { dataSelected: '' }),
      tabIndex: 0,
    },
    childrenOf(content),
  )
}
