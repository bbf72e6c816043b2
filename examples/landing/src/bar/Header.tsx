import { useEditor } from '@craftjs/core'
import { SaveMessage, type SaveMessageProps } from '@recipes/saving/SaveMessage'
import type { EditorName } from '../editors/loadEditor'
import { CopyAndLoad } from './CopyAndLoad'
import { EditorSwitch } from './EditorSwitch'
import { History } from './History'
import { OverflowMenu } from './OverflowMenu'
import { StartOver } from './StartOver'

type HeaderProps = {
  editor: EditorName
  saving: SaveMessageProps
  onReset: () => void
}

/** The URL of the examples folder on GitHub. The site's build sets it if the site has a repository. */
const source = import.meta.env.VITE_SOURCE as string | null | undefined

const Links = ({ editor }: { editor: EditorName }) => (
  <nav className="links" aria-label="About this example">
    <a
      className="plain"
      href={`${import.meta.env.BASE_URL}../docs/guides/basic-tutorial`}
      target="_top"
    >
      Tutorial
    </a>
    {source && (
      <a
        className="plain"
        href={`${source}/landing/src/editors/${editor}`}
        target="_top"
      >
        Source
      </a>
    )}
  </nav>
)

/** The bar at the top. */
export const Header = ({ editor, saving, onReset }: HeaderProps) => {
  const { actions, enabled } = useEditor((state) => ({
    enabled: state.options.enabled,
  }))

  return (
    <header className="header" aria-label="Editor">
      <h1>Landing page editor</h1>
      <EditorSwitch editor={editor} />
      {enabled && <History />}
      <div className="save-status" data-status={saving.status}>
        <SaveMessage {...saving} />
      </div>
      <OverflowMenu>
        {enabled && <CopyAndLoad />}
        {enabled && <StartOver onReset={onReset} />}
        <Links editor={editor} />
      </OverflowMenu>
      <button
        type="button"
        className="mode"
        data-enabled={enabled}
        onClick={() =>
          actions.setOptions((options) => {
            options.enabled = !enabled
          })
        }
      >
        {enabled ? 'Finish editing' : 'Edit'}
      </button>
    </header>
  )
}
