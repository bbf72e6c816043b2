import type { ReactNode } from 'react'
import { SCRIPTS_TEMPLATE } from '../../src/model/gatsbyScripts'

/** What Gatsby knows about a page when it renders it. */
export interface PageInfo {
  componentChunkName: string
  staticQueryHashes?: readonly string[]
}

export interface ScriptsTemplateProps {
  /** Path of the page as Gatsby knows it. */
  path: string
  page: PageInfo
  /** How the query must begin for React to start at once; `''` is any, `undefined` never. */
  now?: string
  /** Gatsby's scripts. */
  children?: ReactNode
}

/** Holds Gatsby's scripts, inert, and what the boot script needs to know to start them. */
export function ScriptsTemplate({ path, page, now, children }: ScriptsTemplateProps) {
  return (
    <template
      id={SCRIPTS_TEMPLATE}
      data-path={path}
      data-chunk={page.componentChunkName}
      data-queries={(page.staticQueryHashes ?? []).join(' ') || undefined}
      data-now={now}
    >
      {children}
    </template>
  )
}
