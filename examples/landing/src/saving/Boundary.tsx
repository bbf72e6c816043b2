import { Component, type ReactNode } from 'react'
import { BrokenPage } from './BrokenPage'

type BoundaryProps = { children: ReactNode; onReset: () => void }

/** Catches render errors of the editor, and offers the page for download. */
export class Boundary extends Component<BoundaryProps, { problem?: string }> {
  override state: { problem?: string } = {}

  static getDerivedStateFromError(error: unknown) {
    return { problem: `The editor crashed. ${String(error)}` }
  }

  override render() {
    const { problem } = this.state
    if (problem === undefined) return this.props.children
    return <BrokenPage problem={problem} onReset={this.props.onReset} />
  }
}
