import { Component, type ReactNode } from 'react'
import * as styles from './CrashBoundary.module.css'

interface CrashBoundaryProps {
  /** A change of this value, as on a navigation, resets the boundary. */
  page: string
  /** Rendered in place of children that crashed. The default is the page message of docs/requirements.md §8. */
  fallback?: (error: unknown, retry: () => void) => ReactNode
  children: ReactNode
}

interface State {
  crash: { error: unknown } | null
  page: string
}

/** Keeps a crash of its children from taking down the rest of the page. */
export class CrashBoundary extends Component<CrashBoundaryProps, State> {
  override state: State = { crash: null, page: this.props.page }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { crash: { error } }
  }

  static getDerivedStateFromProps({ page }: CrashBoundaryProps, state: State): Partial<State> | null {
    return page === state.page ? null : { page, crash: null }
  }

  override render(): ReactNode {
    const { crash } = this.state
    const { children, fallback = pageCrashed } = this.props
    // Rethrown, so that Gatsby's overlay shows the file and the line. The next edit restores the page.
    if (crash && process.env.NODE_ENV === 'development') throw crash.error
    return crash ? fallback(crash.error, () => this.setState({ crash: null })) : children
  }
}

/** The message of anything that can be thrown. */
export function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message || error.name
  return typeof error === 'string' && error !== '' ? error : 'Unknown error'
}

const pageCrashed = (error: unknown, retry: () => void) => (
  <div className={styles.crash} role="alert">
    <h1>This page crashed.</h1>
    <p>{messageOf(error)}</p>
    <button type="button" onClick={retry}>
      Try again
    </button>
  </div>
)
