import type { ReactNode } from 'react'
import { SCRIPTS_TEMPLATE } from '../../src/model/gatsbyScripts'

/** What Gatsby knows about the page that it renders. */
export interface PageInfo {
  componentChunkName: string
  staticQueryHashes?: readonly string[]
}

interface ScriptsTemplateProps {
  /** Path of the page as Gatsby knows it. */
  path: string
  page: PageInfo
  /** Prefix of the query with which React starts at once; `''` matches any, `undefined` none. */
  now?: string
  /** Gatsby's scripts. */
  children?: ReactNode
}

/** Contains Gatsby's scripts, inert, and the data that the boot script needs to start them. */
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
