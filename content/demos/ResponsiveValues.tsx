import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core'
import type { UserComponent } from '@craftjs/core'
import type { ReactNode } from 'react'
import {
  BreakpointProvider,
  BreakpointSwitch,
  type Responsive,
  useBreakpoint,
} from '../snippets/responsive/breakpoints'
import { variables } from '../snippets/responsive/variables'

// In your project, a style sheet with media queries does this.
const phone = 'var(--size-phone)'
const tablet = `var(--size-tablet, ${phone})`
const sizes = { phone, tablet, desktop: `var(--size-desktop, ${tablet})` }
const widths = { phone: '40%', tablet: '70%', desktop: '100%' }

type HeadingProps = { text: string; size: Responsive<number> }

const Heading: UserComponent<HeadingProps> = ({ text, size }) => {
  const { connect, drag } = useNode().connectors
  const { breakpoint } = useBreakpoint()
  return (
    <p
      className="demo-text"
      ref={(el) => {
        if (!el) return
        connect(drag(el))
        el.removeAttribute('style')
        for (const [name, value] of Object.entries(variables('size', size)))
          el.style.setProperty(name, String(value))
        el.style.fontSize = sizes[breakpoint]
      }}
    >
      {text}
    </p>
  )
}
Heading.craft = { displayName: 'Heading' }

/** Changes the size of the selected heading at the current breakpoint. */
function SizeButtons() {
  const { breakpoint } = useBreakpoint()
  const { actions, id, size } = useEditor(({ nodes }, query) => {
    const id = query.getEvent('selected').first() ?? ''
    const props = nodes[id]?.data.props as HeadingProps | undefined
    return { id, size: props?.size }
  })
  if (!size) return <p className="demo-tools">Select a heading.</p>
  const { desktop, tablet = size.phone } = size
  const wide = breakpoint === 'desktop' && desktop
  const shown = wide || (breakpoint === 'phone' ? size.phone : tablet)
  const set = (value: number) =>
    actions.setProp(id, (props) => (props.size[breakpoint] = value))
  return (
    <div className="demo-tools">
      {shown} px
      <button onClick={() => set(shown - 5)}>Smaller</button>
      <button onClick={() => set(shown + 5)}>Larger</button>
    </div>
  )
}

function Page({ children }: { children: ReactNode }) {
  const width = widths[useBreakpoint().breakpoint]
  const resize = (el: HTMLElement | null) =>
    void (el && (el.style.width = width))
  return <div ref={resize}>{children}</div>
}

export function ResponsiveValues() {
  return (
    <BreakpointProvider first="tablet">
      <Editor resolver={{ Heading }}>
        <div className="demo-tools">
          <BreakpointSwitch />
        </div>
        <Page>
          <Frame>
            <Element is="div" canvas className="demo-box">
              <Heading text="Two sizes" size={{ phone: 15, desktop: 30 }} />
              <Heading text="One size" size={{ phone: 15 }} />
            </Element>
          </Frame>
        </Page>
        <SizeButtons />
      </Editor>
    </BreakpointProvider>
  )
}
