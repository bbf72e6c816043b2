import { Component, type ComponentType, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

interface ErrorBoundaryProps {
  fail: (problem: string) => void
  children: ReactNode
}

/** Lets the samples after one that throws still run. */
class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.fail(error instanceof Error ? error.message : String(error))
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

/** A sample in the browser. */
interface LoadedSample {
  name: string
  /** What its module exports: `App`, or one component of another name. */
  exports: Record<string, ComponentType>
}

/** Milliseconds in which the effects of a sample may fail. */
const EFFECT_TIME = 30

/** Mounts samples one after the other, presses an element of each, and resolves with the problems, one a line. */
export async function mountSamples(samples: readonly LoadedSample[]): Promise<string[]> {
  const problems: string[] = []
  for (const { name, exports } of samples) {
    const found = new Set<string>()
    const stop = collectErrors((problem) => found.add(problem))
    await mount((problem) => found.add(problem), exports.App ?? Object.values(exports)[0])
    stop()
    problems.push(...[...found].map((problem) => `${name}: ${problem}`))
  }
  return problems
}

/** Mounts an app, presses the first element without children, and unmounts it. */
async function mount(fail: (problem: string) => void, App: ComponentType = () => null): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const wait = () => new Promise((resolve) => setTimeout(resolve, EFFECT_TIME))
  root.render(
    <ErrorBoundary fail={fail}>
      <App />
    </ErrorBoundary>,
  )
  await wait()
  const target = [...place.querySelectorAll('*')].find(({ children }) => children.length === 0)
  if (!target) fail('It renders nothing.')
  for (const type of ['mouseover', 'mousedown', 'mouseup'])
    target?.dispatchEvent(new MouseEvent(type, { bubbles: true }))
  await wait()
  root.unmount()
  place.remove()
}

/** Reports errors, rejections and console messages to `report`, until the returned function is called. */
function collectErrors(report: (problem: string) => void): () => void {
  const { error, warn } = console
  const log = (text: unknown, ...values: unknown[]) => report([text, ...values].map(String).join(' '))
  const onError = ({ message }: ErrorEvent) => report(message)
  const onRejection = ({ reason }: PromiseRejectionEvent) => report(String(reason))
  Object.assign(console, { error: log, warn: log })
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  return () => {
    Object.assign(console, { error, warn })
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}
