import { copyAndTell, delegate } from '../dom'

/** Makes the sign beside a heading copy the address of its section, while the link itself goes there. */
export function installHeadingAnchors(document: Document): void {
  delegate(document, 'click', '.heading-anchor', (anchor) => {
    void copyAndTell(anchor, (anchor as HTMLAnchorElement).href, 'Link copied')
  })
}
