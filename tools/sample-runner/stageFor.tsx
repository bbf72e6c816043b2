import { Editor, Element, Frame } from '@craftjs/core'
import { Layers } from '@craftjs/layers'
import { createElement, type ComponentType, type ReactElement, type ReactNode } from 'react'

type Components = Record<string, ComponentType>

/**
 * What has to be drawn for a sample to be seen, `null` when it exports no component: an app as it is, and anything else
 * in the place of an editor that it is made for. Of several components, `App` is shown, or the last. A `resolver` that
 * it exports is used.
 */
export function stageFor(code: string, exports: Record<string, unknown>): ReactElement | null {
  const components = Object.fromEntries(
    Object.entries(exports).filter(([name, value]) => /^[A-Z]/.test(name) && isComponent(value)),
  ) as Components
  const Shown = components.App ?? Object.values(components).at(-1)
  if (Shown === undefined) return null
  if (/<Editor\b/.test(code)) return <Shown />
  const resolver = { ...components, Shown, ...(exports.resolver as Components | undefined) }
  if (/\bReactElement\b/.test(code) && /\{ render \}/.test(code))
    return stage({ resolver, onRender: Shown as ComponentType<{ render: ReactElement }> }, <p>A page</p>)
  if (/\buseLayer\(/.test(code)) return stage({ resolver }, <p>A page</p>, <Layers renderLayer={Shown} />)
  if (/\b(?:useNode|connectNode)\(/.test(code)) return stage({ resolver }, <Shown />)
  return stage({ resolver }, <p>A page</p>, <Shown />)
}

/** An editor with one element on its page, and an interface. */
function stage(
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

/** Functions, classes, and what `memo` and `forwardRef` give. */
function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)
}
