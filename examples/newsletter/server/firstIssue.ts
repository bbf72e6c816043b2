import type { SerializedNode } from '@craftjs/core'
import { pageToStore } from '@recipes/upgrades/storedPage'
import { upgrades } from '../upgrades'

/** The address of your site in new issues. Pictures are loaded from there, so this server must answer there. */
export const SITE = 'https://bakery.example'

type Fields = Partial<Pick<SerializedNode, 'parent' | 'nodes' | 'linkedNodes'>>

/** A Node exactly as Craft.js serializes it, so that opening an issue does not change it. */
export const node = (
  name: string,
  displayName: string,
  props: object,
  fields: Fields = {},
): SerializedNode => ({
  type: { resolvedName: name },
  isCanvas: ['Mail', 'Column'].includes(name),
  props,
  displayName,
  custom: {},
  parent: 'ROOT',
  hidden: false,
  nodes: [],
  linkedNodes: {},
  ...fields,
})

export const title = (text: string) => node('Text', 'Text', { text, size: 'title' })
export const text = (text: string, fields?: Fields) =>
  node('Text', 'Text', { text, size: 'text' }, fields)
export const button = (label: string, href: string, look: 'filled' | 'link') =>
  node('Button', 'Button', { label, href, look })

/** Returns an issue in its stored form. Its Nodes are in the order of `parts`, without those inside others. */
export function issue(
  subject: string,
  preheader: string,
  parts: Record<string, SerializedNode>,
): string {
  const nodes = Object.keys(parts).filter((id) => parts[id]?.parent === 'ROOT')
  const root = node(
    'Mail',
    'Newsletter',
    { subject, preheader, site: SITE },
    { parent: undefined, nodes },
  )
  return JSON.stringify(pageToStore(JSON.stringify({ ROOT: root, ...parts }), upgrades))
}

/** A new issue. Your mail service replaces the placeholder with each reader's own address. */
export const firstIssue = (subject: string): string =>
  issue(subject, '', {
    title: title(subject),
    text: text('Hello {{first_name}},'),
    leave: button('Unsubscribe', '{{unsubscribe_url}}', 'link'),
  })
