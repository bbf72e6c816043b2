import { useContext } from 'react'
import { Demo, type DemoProps } from '../demo'
import { PageDemosContext } from './pageContexts'

/** The live demo `name`, as authors place it. */
export function DemoIsland({ name, title, panel }: Omit<DemoProps, 'demo'> & { name: string }) {
  const demo = useContext(PageDemosContext)[name]
  // The build stops at a name that is unknown; while somebody writes, its title stands in for it.
  return demo ? <Demo demo={demo} title={title} panel={panel} /> : <p>{title}</p>
}
