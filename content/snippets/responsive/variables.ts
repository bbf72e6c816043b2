import type { CSSProperties } from 'react'
import type { Responsive } from './breakpoints'

/** Returns `--size-phone: 24px; --size-desktop: 48px`. The style sheet picks one. */
export function variables(name: string, value: Responsive<number>): CSSProperties {
  return Object.fromEntries(
    Object.entries(value).map(([key, size]) => [`--${name}-${key}`, `${size}px`]),
  )
}
