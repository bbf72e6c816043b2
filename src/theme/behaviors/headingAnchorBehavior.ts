import { copyAndTell, delegate } from '../dom'

/** Makes the sign beside a heading or a parameter copy its address, while the link itself goes there. */
export function installHeadingAnchors(document: Document): void {
  delegate(document, 'click', '.heading-anchor, .param-anchor', (anchor) => {
    void copyAndTell(anchor, (anchor as HTMLAnchorElement).href, 'Link copied')
  })
}
