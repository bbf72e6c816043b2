import { Component, type ReactNode } from 'react'
import { BrokenPage } from './BrokenPage'
import { readPage } from './storedPage'

type BoundaryProps = { children: ReactNode; onReset: () => void }
type BoundaryState = { problem: string | null }

/** Catches render errors of the editor, and offers the page for download. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { problem: null }

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { problem: error instanceof Error ? error.message : String(error) }
  }

  override render() {
    const { problem } = this.state
    if (problem === null) return this.props.children
    const stored = readPage()
    return (
      <BrokenPage
        title="The editor crashed"
        problem={problem}
        text={stored.kind === 'none' ? null : stored.text}
        onReset={() => {
          this.props.onReset()
          this.setState({ problem: null })
        }}
      />
    )
  }
}
