import type { ReactNode } from 'react'
import { TEMPLATE } from '../boot'

/** What Gatsby knows about a page when it renders it. */
export interface PageRecipe {
  componentChunkName: string
  staticQueryHashes?: readonly string[]
}

export interface ScriptsTemplateProps {
  /** Path of the page as Gatsby knows it. */
  path: string
  page: PageRecipe
  /** Gatsby's scripts. */
  children?: ReactNode
}

/** How the query of the address begins when a page is of little use without the framework, which starts at once then. */
const atOnce = (path: string) => {
  if (/^\/(?:search|404\.html|404)\/?$/.test(path)) return ''
  return /^\/blog\/archive\/?$/.test(path) ? '?tag=' : undefined
}

/** Holds Gatsby's scripts, inert, until the boot script starts them (docs/decisions/0005-late-hydration.md). */
export function ScriptsTemplate({ path, page, children }: ScriptsTemplateProps) {
  return (
    <template
      id={TEMPLATE}
      data-path={path}
      data-chunk={page.componentChunkName}
      data-queries={(page.staticQueryHashes ?? []).join(' ') || undefined}
      data-now={atOnce(path)}
    >
      {children}
    </template>
  )
}
