import { Component, type ReactNode } from 'react'
import { PageCrashed } from './PageCrashed'

interface CrashBoundaryProps {
  /** A crash belongs to one page: another value, such as the next page's path, forgets it. */
  page: string
  /** What is shown of a crash, in place of the words for a page. */
  fallback?: (error: unknown, tryAgain: () => void) => ReactNode
  children: ReactNode
}

interface Crash {
  crash: { error: unknown } | null
  page: string
}

/** Keeps a crash of the page inside the page: the shell around it lives on. */
export class CrashBoundary extends Component<CrashBoundaryProps, Crash> {
  override state: Crash = { crash: null, page: this.props.page }

  static getDerivedStateFromError(error: unknown): Partial<Crash> {
    return { crash: { error } }
  }

  static getDerivedStateFromProps({ page }: CrashBoundaryProps, state: Crash): Partial<Crash> | null {
    return page === state.page ? null : { page, crash: null }
  }

  override render(): ReactNode {
    const { crash } = this.state
    if (crash === null) return this.props.children
    const { fallback } = this.props
    const tryAgain = () => this.setState({ crash: null })
    return fallback?.(crash.error, tryAgain) ?? <PageCrashed error={crash.error} tryAgain={tryAgain} />
  }
}
