import { createContext, useContext, useState, type ReactNode } from 'react'

/** Preview widths, smallest first. A value applies from its width up. */
export const breakpoints = { phone: 390, tablet: 820, desktop: 1280 }

export type Breakpoint = keyof typeof breakpoints

/** A value for phones, with optional values for wider windows. */
export type Responsive<Value> = { phone: Value } & { [Key in Breakpoint]?: Value }

const BreakpointContext = createContext<{
  breakpoint: Breakpoint
  setBreakpoint: (breakpoint: Breakpoint) => void
}>({ breakpoint: 'desktop', setBreakpoint: () => {} })

export const useBreakpoint = () => useContext(BreakpointContext)

interface BreakpointProviderProps {
  /** The initial breakpoint. */
  first?: Breakpoint
  children: ReactNode
}

/** Wrap the Editor in it. The preview and the settings use it. */
export function BreakpointProvider({
  first = 'desktop',
  children,
}: BreakpointProviderProps) {
  const [breakpoint, setBreakpoint] = useState<Breakpoint>(first)
  return (
    <BreakpointContext.Provider value={{ breakpoint, setBreakpoint }}>
      {children}
    </BreakpointContext.Provider>
  )
}

export function BreakpointSwitch() {
  const { breakpoint, setBreakpoint } = useBreakpoint()
  return (
    <div role="group" aria-label="Width of the page">
      {(Object.keys(breakpoints) as Breakpoint[]).map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === breakpoint}
          onClick={() => setBreakpoint(name)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
