import type { AnchorHTMLAttributes } from 'react'
import { withPathPrefix } from './paths'

/** `href` is a site path without the path prefix, a fragment, or an absolute URL. */
type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { href: string }

/** Matches addresses with a scheme or a host, which may lead away from this site. */
const EXTERNAL = /^([a-z][a-z\d+.-]*:|\/\/)/i

/** A plain anchor, which works before and without scripts. */
export function Link({ href, children, ...attributes }: LinkProps) {
  return (
    <a rel={EXTERNAL.test(href) ? 'noopener' : undefined} {...attributes} href={withPathPrefix(href)}>
      {children}
    </a>
  )
}
