import { Component, type ReactNode } from 'react'
import { BrokenPage } from './BrokenPage'
import { reasonOf } from './checkPage'

type BoundaryProps = {
  children: ReactNode
  onStartOver: () => void
}

/** Catches render errors of the editor, so that the page can be saved. */
export class Boundary extends Component<BoundaryProps, { problem?: string }> {
  override state: { problem?: string } = {}

  static getDerivedStateFromError(error: unknown) {
    return { problem: `The editor crashed: ${reasonOf(error)}` }
  }

  override render() {
    const { problem } = this.state
    if (problem === undefined) return this.props.children
    return <BrokenPage problem={problem} onStartOver={this.props.onStartOver} />
  }
}
