import { Children, Fragment, isValidElement, useLayoutEffect, type ReactElement, type ReactNode } from 'react'

/** The mark that react-helmet writes on its tags in the HTML of a page. */
const MARK = 'data-react-helmet'

/** Names of attributes that React spells in another way. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  charSet: 'charset',
  crossOrigin: 'crossorigin',
  hrefLang: 'hreflang',
  httpEquiv: 'http-equiv',
}

type Attribute = string | number | boolean | null | undefined
type Tag = ReactElement<Record<string, Attribute> & { children?: string | string[] }, string>

function tagsIn(children: ReactNode): Tag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return []
    return child.type === Fragment ? tagsIn(child.props.children) : [child as Tag]
  })
}

function elementOf({ type, props }: Tag): HTMLElement {
  const element = document.createElement(type)
  for (const [name, value] of Object.entries(props)) {
    if (name !== 'children' && value !== undefined && value !== null && value !== false)
      element.setAttribute(ATTRIBUTES[name] ?? name, value === true ? '' : String(value))
  }
  element.setAttribute(MARK, 'true')
  return element
}

/** Title, `meta` and `link` tags of the page that is shown; what is there already is left alone. */
function followHead(tags: readonly Tag[]): void {
  const title = tags.find(({ type }) => type === 'title')
  if (title) document.title = [title.props.children ?? ''].flat().join('')
  const wanted = tags.filter(({ type }) => type === 'meta' || type === 'link').map(elementOf)
  const present = [...document.head.querySelectorAll<HTMLElement>(`meta[${MARK}], link[${MARK}]`)]
  for (const element of present) {
    const at = wanted.findIndex((other) => other.isEqualNode(element))
    if (at === -1) element.remove()
    else wanted.splice(at, 1)
  }
  document.head.append(...wanted)
}

/** Attributes of `<html>`; `lang` written anew, the same one too, has browsers style every element again. */
function followAttributes(attributes: Readonly<Record<string, string>>): void {
  const root = document.documentElement
  for (const [name, value] of Object.entries(attributes))
    if (root.getAttribute(name) !== value) root.setAttribute(name, value)
}

export interface HelmetProps {
  htmlAttributes?: Readonly<Record<string, string>>
  children?: ReactNode
  /** Always as if `false`: the head follows at once. */
  defer?: boolean
}

/**
 * What of react-helmet a browser needs, in a tenth of its bytes: bundles for the browser get it under that name
 * (src/build/bundle). One stands on a page. Scripts in it are data for crawlers and stay with the HTML.
 */
export function Helmet({ htmlAttributes = {}, children }: HelmetProps): null {
  useLayoutEffect(() => {
    followAttributes(htmlAttributes)
    followHead(tagsIn(children))
  })
  return null
}
