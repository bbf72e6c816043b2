import type { KeyboardEvent } from 'react'
import type { Problem } from '../frame/messages'
import type { Project } from '../session/project'

interface FileTabsProps {
  files: Project['files']
  active: string
  problems: readonly Problem[]
  onOpen: (path: string) => void
}

/** The files as tabs. Arrow keys go from one to the next. */
export function FileTabs({ files, active, problems, onOpen }: FileTabsProps) {
  const paths = Object.keys(files)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -paths.length, End: paths.length }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = paths.indexOf(active) + step
    const isWithin = Math.abs(step) > 1
    const next = isWithin ? Math.max(0, Math.min(at, paths.length - 1)) : (at + paths.length) % paths.length
    onOpen(paths[next] ?? active)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    // Keys are handled for the tabs inside, which have the focus.
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus
    <div className="playground-tabs" role="tablist" aria-label="Files" onKeyDown={onKeyDown}>
      {paths.map((path) => (
        <button
          key={path}
          type="button"
          role="tab"
          id={`file-${path}`}
          aria-controls="file"
          aria-selected={path === active}
          tabIndex={path === active ? 0 : -1}
          data-wrong={problems.some(({ file }) => file === path) || undefined}
          onClick={() => onOpen(path)}
        >
          {path}
        </button>
      ))}
    </div>
  )
}
