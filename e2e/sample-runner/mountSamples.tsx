import { Editor, Element, Frame } from '@craftjs/core'
import { Layers } from '@craftjs/layers'
import { createElement, type ComponentType, type ReactElement, type ReactNode, Component } from 'react'
import { createRoot } from 'react-dom/client'

type Components = Record<string, ComponentType>

/**
 * The element to render for a sample; `null` when it exports no component. An app is rendered as it is, and any other
 * component in the part of an editor that it is written for. Of several components, `App` is used, or the last one.
 */
function elementFor(code: string, exports: Record<string, unknown>): ReactElement | null {
  const components = Object.fromEntries(
    Object.entries(exports).filter(([name, value]) => /^[A-Z]/.test(name) && isComponent(value)),
  ) as Components
  const Shown = components.App ?? Object.values(components).at(-1)
  if (Shown === undefined) return null
  if (/<Editor\b/.test(code)) return <Shown />
  const resolver = { ...components, Shown, ...(exports.resolver as Components | undefined) }
  if (/\bReactElement\b/.test(code) && /\{ render \}/.test(code))
    return inEditor({ resolver, onRender: Shown as ComponentType<{ render: ReactElement }> }, <p>A page</p>)
  if (/\buseLayer\(/.test(code)) return inEditor({ resolver }, <p>A page</p>, <Layers renderLayer={Shown} />)
  if (/\b(?:useNode|connectNode)\(/.test(code)) return inEditor({ resolver }, <Shown />)
  return inEditor({ resolver }, <p>A page</p>, <Shown />)
}

/** An editor with one element in its frame, and something beside the frame. */
function inEditor(
  options: { resolver: Components; onRender?: ComponentType<{ render: ReactElement }> },
  element: ReactElement,
  aside: ReactNode = null,
): ReactElement {
  return (
    <Editor {...options}>
      <Frame>{createElement(Element, { is: 'div', canvas: true, 'data-page': '' }, element)}</Frame>
      {aside}
    </Editor>
  )
}

/** Functions, classes, and the objects of `memo` and `forwardRef`. */
function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)
}

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
  code: string
  /** What its module exports. */
  exports: Record<string, unknown>
}

/** Milliseconds in which the effects of a sample may fail. */
const EFFECT_TIME = 30

/** Mounts samples one after the other, presses an element of each, and resolves with the problems, one a line. */
export async function mountSamples(samples: readonly LoadedSample[]): Promise<string[]> {
  const problems: string[] = []
  for (const sample of samples) {
    const found = new Set<string>()
    const stop = collectErrors((problem) => found.add(problem))
    await mount(sample, (problem) => found.add(problem))
    stop()
    problems.push(...[...found].map((problem) => `${sample.name}: ${problem}`))
  }
  return problems
}

/** Mounts one sample, presses the first element without children, and unmounts it. */
async function mount({ code, exports }: LoadedSample, fail: (problem: string) => void): Promise<void> {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const wait = () => new Promise((resolve) => setTimeout(resolve, EFFECT_TIME))
  const element = elementFor(code, exports)
  if (element === null) return fail('It exports no component.')
  root.render(<ErrorBoundary fail={fail}>{element}</ErrorBoundary>)
  await wait()
  const page = place.querySelector('[data-page]') ?? place
  if (page.textContent === '' && page.querySelector('*') === null) fail('It renders nothing.')
  const target = [...page.querySelectorAll('*')].find(({ children }) => children.length === 0)
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
