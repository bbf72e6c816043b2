import * as craft from '@craftjs/core'
import * as React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as ReactDOM from 'react-dom'
import * as client from 'react-dom/client'
import type { ToFrame } from './messages'
import { reportError } from './problems'
import { guard, signalRendered } from './guard'
import { disableEval, loadModules } from './modules'
import { Editor, Frame, startWith } from './instrumented'
import { send } from './page'
import { startLesson } from './report'

type RunMessage = Extract<ToFrame, { kind: 'run' }>

/** The exports that a module receives when it requires a package, with the interop of a bundler. */
const withDefault = (module: object, byDefault: unknown = module) => ({
  __esModule: true,
  ...module,
  default: byDefault,
})

const packages = {
  react: withDefault(React),
  'react/jsx-runtime': jsxRuntime,
  'react-dom': withDefault(ReactDOM),
  'react-dom/client': withDefault(client),
  '@craftjs/core': { __esModule: true, ...craft, Editor, Frame },
}

let hasRun = false

/** Runs a project and renders its component. A frame runs only one project, so nothing of another can be left in it. */
export function runProject({
  modules,
  packages: code,
  entry,
  guard: name,
  isLesson,
  page,
  theme,
}: RunMessage): void {
  if (hasRun) return
  hasRun = true
  document.documentElement.dataset.theme = theme
  startWith(page)
  if (isLesson) startLesson()
  const root = client.createRoot(document.getElementById('root') as HTMLElement, {
    onRecoverableError: reportError,
  })
  try {
    const requireFile = loadModules(modules, packages, code, { name, call: guard })
    disableEval()
    const App = componentOf(requireFile(entry))
    if (App === null) throw new Error(`“${entry}” exports no component. Export a function named App.`)
    root.render(
      <Boundary>
        <App />
        <RenderSignal />
      </Boundary>,
    )
  } catch (error) {
    reportError(error)
  }
}

/** The component that a module exports: `App`, the default export, or the last named component. */
function componentOf(exports: unknown): React.ComponentType | null {
  const { App, default: byDefault, ...others } = (exports ?? {}) as Record<string, unknown>
  const named = Object.entries(others).filter(([name]) => /^[A-Z]/.test(name))
  const candidates = [App, byDefault, ...named.map(([, value]) => value).reverse()]
  return (candidates.find(isComponent) as React.ComponentType | undefined) ?? null
}

const isComponent = (value: unknown): boolean =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)

/** Renders nothing, and reports to the page that its sibling has rendered. */
function RenderSignal(): null {
  React.useEffect(signalRendered, [])
  React.useEffect(() => send({ kind: 'rendered' }), [])
  return null
}

/** Reports errors that are thrown while the component renders. */
class Boundary extends React.Component<{ children: React.ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    reportError(error)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
