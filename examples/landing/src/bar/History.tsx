import { useEditor } from '@craftjs/core'
import { useEffect, useRef } from 'react'
import { useSteps } from '../arrange/useSteps'
import { IconButton } from '../IconButton'

/** A held button starts to repeat after HOLD, and repeats every REPEAT, in milliseconds. */
const HOLD = 400
const REPEAT = 160

type StepProps = {
  label: string
  icon: 'undo' | 'redo'
  isPossible: boolean
  step: () => void
}

/** Takes one step per click. Held down, it keeps going, so that the page rewinds. */
const Step = ({ label, icon, isPossible, step }: StepProps) => {
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const hasRepeated = useRef(false)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => stop, [])

  const repeatAfter = (pause: number) => {
    timer.current = setTimeout(() => {
      hasRepeated.current = true
      step()
      repeatAfter(REPEAT)
    }, pause)
  }

  return (
    <IconButton
      label={label}
      icon={icon}
      isPossible={isPossible}
      onPointerDown={() => {
        hasRepeated.current = false
        repeatAfter(HOLD)
      }}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      // A long press would open the browser's menu.
      onContextMenu={(event) => event.preventDefault()}
      onClick={() => {
        if (!hasRepeated.current) step()
        hasRepeated.current = false
      }}
    />
  )
}

/** Undo and redo. */
export const History = () => {
  const { canUndo, canRedo } = useEditor((_, query) => ({
    canUndo: query.history.canUndo(),
    canRedo: query.history.canRedo(),
  }))
  const { undo, redo } = useSteps()

  return (
    <div className="history">
      <Step label="Undo" icon="undo" isPossible={canUndo} step={undo} />
      <Step label="Redo" icon="redo" isPossible={canRedo} step={redo} />
    </div>
  )
}
