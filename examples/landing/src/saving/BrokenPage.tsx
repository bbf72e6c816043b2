import { download } from './download'

type BrokenPageProps = {
  title: string
  problem: string
  /** The stored page, or `null` if there is none. */
  text: string | null
  onReset: () => void
}

/** Replaces the editor if a page cannot be opened or rendered. Deletes nothing until the user asks for it. */
export const BrokenPage = ({
  title,
  problem,
  text,
  onReset,
}: BrokenPageProps) => (
  <main className="broken">
    <h1>{title}</h1>
    <p role="alert">{problem}</p>
    <p>
      {text !== null && 'Download the page first if you want to keep it. '}
      Then start with the sample page.
    </p>
    <div>
      {text !== null && (
        <button
          type="button"
          className="control"
          onClick={() => download(text)}
        >
          Download the page
        </button>
      )}
      <button type="button" className="control danger" onClick={onReset}>
        Start with the sample page
      </button>
    </div>
  </main>
)
