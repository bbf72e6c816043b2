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

/** Pages that are of little use without the framework: they start it at once. */
const AT_ONCE = /^\/(?:search|404\.html|404)\/?$/

/** Holds Gatsby's scripts, inert, until the boot script starts them on intent (design §6). */
export function ScriptsTemplate({ path, page, children }: ScriptsTemplateProps) {
  return (
    <template
      id={TEMPLATE}
      data-path={path}
      data-chunk={page.componentChunkName}
      data-queries={(page.staticQueryHashes ?? []).join(' ') || undefined}
      data-now={AT_ONCE.test(path) ? '' : undefined}
    >
      {children}
    </template>
  )
}
