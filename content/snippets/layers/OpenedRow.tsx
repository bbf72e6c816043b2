import { useEffect, type ReactNode } from 'react'
import { DefaultLayer, Layers, useLayer } from '@craftjs/layers'

function OpenedRow({ children }: { children?: ReactNode }) {
  const {
    depth,
    actions: { setExpandedState },
  } = useLayer()

  useEffect(() => {
    if (depth === 0) setExpandedState(true)
  }, [depth, setExpandedState])

  return <DefaultLayer>{children}</DefaultLayer>
}

export const OpenLayersPanel = () => <Layers renderLayer={OpenedRow} />
