import { Frame as CraftFrame, useEditor } from '@craftjs/core'
import { type ComponentProps, useState } from 'react'
import { takeKeptPage } from './keptPage'

/** The `Frame` of Craft.js, which starts with the page that the reader made before the code changed. */
export function Frame(props: ComponentProps<typeof CraftFrame>) {
  const { resolver } = useEditor((state) => ({ resolver: state.options.resolver }))
  const [page] = useState(() => takeKeptPage(resolver))
  return page === null ? <CraftFrame {...props} /> : <CraftFrame data={page} />
}
