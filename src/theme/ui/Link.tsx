import type { AnchorHTMLAttributes } from 'react'
import { withPathPrefix } from './pathPrefix'

/** An anchor's attributes, with `href` as a site path without the path prefix, a fragment, or an absolute URL. */
export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { href: string }

/** Whether `href` names a scheme or a host of its own, so that it may lead away from this site. */
export function isExternal(href: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href)
}

/** A link inside the site or away from it: a plain anchor, which works before and without scripts. */
export function Link({ href, children, ...attributes }: LinkProps) {
  const relation = isExternal(href) ? 'noopener' : undefined
  return (
    <a rel={relation} {...attributes} href={withPathPrefix(href)}>
      {children}
    </a>
  )
}
