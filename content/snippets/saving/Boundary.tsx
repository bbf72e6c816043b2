import { Component, type ReactNode } from 'react'

/** Catches errors while the editor renders, and shows the reason in its place. */
export class Boundary extends Component<{ children: ReactNode }, { problem: string }> {
  override state = { problem: '' }

  static getDerivedStateFromError(error: unknown) {
    return { problem: String(error) }
  }

  override render() {
    const { problem } = this.state
    if (problem === '') return this.props.children
    return (
      <p role="alert">
        The editor crashed. {problem} Reload the page: you can then choose between your
        changes and the saved page.
      </p>
    )
  }
}
