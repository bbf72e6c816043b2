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
  const { view, commands } = controls ?? {}
  return (
    <div className="demo-head">
      <p className="demo-title">{title}</p>
      <div className="demo-actions">
        <button
          type="button"
          aria-label="Undo"
          data-action="undo"
          data-idle={view?.canUndo ? undefined : ''}
          disabled={!commands}
          onClick={() => commands && report(commands.undo())}
        />
        <button
          type="button"
          aria-label="Redo"
          data-action="redo"
          data-idle={view?.canRedo ? undefined : ''}
          disabled={!commands}
          onClick={() => commands && report(commands.redo())}
        />
        <button type="button" aria-label="Reset" data-action="reset" disabled={!commands} onClick={reset} />
        {code && (
          <button
            type="button"
            aria-label="Code"
            data-action="code"
            aria-expanded={code.isShown}
            aria-controls={code.id}
            onClick={code.toggle}
          />
        )}
      </div>
    </div>
  )
}
