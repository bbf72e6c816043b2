import type { Controls } from './DemoBar'

interface DemoHeadProps {
  title: string
  /** `null` until the editor is live. */
  controls: Controls | null
  /** Shows the message that a command returned. */
  report: (message: string) => void
  reset: () => void
  /** The panels with the code; `null` for a demo without them. */
  code: { id: string; isShown: boolean; toggle: () => void } | null
}

/** The title bar of a demo: its name on a tag, and undo, redo, reset and the code. */
export function DemoHead({ title, controls, report, reset, code }: DemoHeadProps) {
  const button = (label: string, press: () => void) => (
    <button type="button" title={label} disabled={!controls} onClick={press} />
  )
  return (
    <div className="demo-head">
      <p className="demo-title">{title}</p>
      <div className="demo-actions">
        {button('Undo', () => controls && report(controls.commands.undo()))}
        {button('Redo', () => controls && report(controls.commands.redo()))}
        {button('Reset', reset)}
        {code && (
          <button
            type="button"
            title="Code"
            aria-expanded={code.isShown}
            aria-controls={code.id}
            onClick={code.toggle}
          />
        )}
      </div>
    </div>
  )
}
