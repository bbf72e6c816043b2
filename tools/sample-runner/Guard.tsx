import { Component, type ReactNode } from 'react'

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
