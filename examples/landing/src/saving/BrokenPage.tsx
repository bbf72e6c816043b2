import { readPage } from './storedPage'

type BrokenPageProps = { problem: string; onReset: () => void }

/** Downloads `json` as a file. */
function download(json: string): void {
  const url = URL.createObjectURL(new Blob([json]))
  const link = document.createElement('a')
  link.href = url
  link.download = 'craft-page.json'
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}

/** Replaces the editor if a page cannot be opened or rendered. Deletes nothing until the user asks for it. */
export const BrokenPage = ({ problem, onReset }: BrokenPageProps) => {
  const json = readPage()

  return (
    <main className="broken">
      <h1>Your page cannot be opened</h1>
      <p role="alert">{problem}</p>
      {json !== '' && <p>Download it first if you want to keep it.</p>}
      <div>
        {json !== '' && (
          <button type="button" className="control" onClick={() => download(json)}>
            Download the page
          </button>
        )}
        <button type="button" className="control danger" onClick={onReset}>
          Start with the sample page
        </button>
      </div>
    </main>
  )
}
