import type { ComponentType } from 'react'
import sheet from './demo.sheet.css'
import { loadSheet } from '../ui'
import type { LiveEditor } from './LiveEditor'

/** What a picture needs to become an editor. */
export interface LoadedDemo {
  LiveEditor: typeof LiveEditor
  /** The component that the demo's file exports. */
  component: ComponentType
}

/** Fetches the code of the demo `name`: its own chunk, the one it shares with all demos, and Craft.js. */
export async function loadDemo(name: string): Promise<LoadedDemo> {
  const [{ LiveEditor }, module] = await Promise.all([
    import('./LiveEditor'),
    import(`../../../content/demos/${name}.tsx`) as Promise<Record<string, ComponentType>>,
    loadSheet(sheet),
  ])
  const component = module[name]
  if (!component) throw new Error(`content/demos/${name}.tsx exports no ${name}.`)
  return { LiveEditor, component }
}
