import { createContext, useContext } from 'react'
import type { DemoRecord } from '../../model/body'
import { Demo, type DemoProps } from '../demo'

/** The demos of the page, by name. Templates provide them. */
export const PageDemosContext = createContext<Readonly<Record<string, DemoRecord>>>({})

/** The live demo `name`, as authors write it. */
export function DemoIsland({ name, title, panel }: Omit<DemoProps, 'demo'> & { name: string }) {
  const demo = useContext(PageDemosContext)[name]
  // A build fails at an unknown name. In develop, the title stands in for the demo.
  return demo ? <Demo demo={demo} title={title} panel={panel} /> : <p>{title}</p>
}
