import type { BodyNode } from '../../../model/body'
import { attributesOf, readMarkup } from '../../markup'

/** Who hears what stands in a compiled body, in order. */
export interface BodyListener {
  open: (tag: string, id: string, classes: string) => void
  close: (tag: string) => void
  text: (text: string) => void
}

/** Colored pieces of code: most tags of a page, and all of them say nothing here. */
const TOKEN = /<span class="tk-[\w -]*"(?:"[^"]*"|[^">])*>([^<]*)<\/span>/g

/** Reads the HTML of a compiled body. */
function readHtml(html: string, listener: BodyListener): void {
  readMarkup(html.replaceAll(TOKEN, '$1'), {
    open(tag, written) {
      if (!/ (?:id|class)=/.test(written)) return listener.open(tag, '', '')
      const attributes = new Map(attributesOf(written))
      listener.open(tag, attributes.get('id') ?? '', attributes.get('class') ?? '')
    },
    close: (tag) => listener.close(tag),
    text: listener.text,
  })
}

/** Reads a compiled body, the children of islands included. */
export function readBody(nodes: readonly BodyNode[], listener: BodyListener): void {
  for (const node of nodes) {
    if (typeof node === 'string') listener.text(node)
    else if ('island' in node) {
      const { alt, caption } = node.props ?? {}
      for (const text of [alt, caption]) if (typeof text === 'string') listener.text(`${text} `)
      readBody(node.children ?? [], listener)
    } else {
      const { id = '', className = '' } = node.attrs ?? {}
      listener.open(node.tag, String(id), String(className))
      if ('html' in node) readHtml(node.html, listener)
      else readBody(node.children, listener)
      listener.close(node.tag)
    }
  }
}
