import { Component, type ReactNode } from 'react'

/** Catches render errors of the editor, and shows the error instead. */
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
        The editor crashed. {problem} Reload the page to choose between your changes and
        the saved page.
      </p>
    )
  }
}
