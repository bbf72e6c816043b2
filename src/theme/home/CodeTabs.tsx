import type { ReactNode } from 'react'

interface CodeFile {
  name: string
  block: ReactNode
}

/** Files of code in one block, a tab for each. `behaviors/tabs` handles them. */
export function CodeTabs({ files }: { files: readonly CodeFile[] }) {
  return (
    <div className="tabs" data-tabs="">
      <div role="tablist" aria-label="Files" className="tabs-list">
        {files.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`file-${index}`}
            aria-controls={`file-${index}-panel`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
            data-value={name}
          >
            {name}
          </button>
        ))}
      </div>
      {files.map(({ name, block }, index) => (
        <div
          key={name}
          role="tabpanel"
          className="tabs-panel"
          id={`file-${index}-panel`}
          aria-labelledby={`file-${index}`}
          data-value={name}
          data-label={name}
          data-selected={index === 0 ? '' : undefined}
          tabIndex={-1}
        >
          {block}
        </div>
      ))}
    </div>
  )
}
