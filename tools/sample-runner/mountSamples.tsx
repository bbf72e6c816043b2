import { Component, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { stageFor } from './stageFor'

interface GuardProps {
  /** Hears what a component below threw while it was drawn. */
  fail: (problem: string) => void
  children: ReactNode
}

/** Keeps a sample that throws from taking the others with it. */
export class Guard extends Component<GuardProps, { hasFailed: boolean }> {
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
export interface LoadedSample {
  name: string
  code: string
  /** What its module exports. */
  exports: Record<string, unknown>
}

/** How long the effects of a sample get to fail, in milliseconds. */
const PATIENCE = 30

/** Mounts samples one after the other and presses what they draw; answers with what went wrong, a line each. */
export async function mountSamples(samples: readonly LoadedSample[]): Promise<string[]> {
  const problems: string[] = []
  for (const sample of samples) {
    const found = new Set<string>()
    const silence = listen((problem) => found.add(problem))
    await mount(sample, (problem) => found.add(problem))
    silence()
    problems.push(...[...found].map((problem) => `${sample.name}: ${problem}`))
  }
  return problems
}

/** Mounts one sample, presses the innermost element it draws first, and takes it away again. */
async function mount({ code, exports }: LoadedSample, fail: (problem: string) => void): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const wait = () => new Promise((resolve) => setTimeout(resolve, PATIENCE))
  const stage = stageFor(code, exports)
  if (stage === null) return fail('It exports no component.')
  root.render(<Guard fail={fail}>{stage}</Guard>)
  await wait()
  const page = place.querySelector('[data-page]') ?? place
  if (page.textContent === '' && page.querySelector('*') === null) fail('It draws nothing.')
  const drawn = [...page.querySelectorAll('*')].find(({ children }) => children.length === 0)
  for (const type of ['mouseover', 'mousedown', 'mouseup'])
    drawn?.dispatchEvent(new MouseEvent(type, { bubbles: true }))
  await wait()
  root.unmount()
  place.remove()
}

/** Hears what is thrown or complained about, until the function it answers with is called. */
function listen(hear: (problem: string) => void): () => void {
  const { error, warn } = console
  const complain = (text: unknown, ...values: unknown[]) => hear([text, ...values].map(String).join(' '))
  const onError = ({ message }: ErrorEvent) => hear(message)
  const onRejection = ({ reason }: PromiseRejectionEvent) => hear(String(reason))
  Object.assign(console, { error: complain, warn: complain })
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  return () => {
    Object.assign(console, { error, warn })
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}
