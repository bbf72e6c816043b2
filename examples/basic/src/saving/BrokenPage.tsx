import { readText } from './storedPage'

type BrokenPageProps = {
  problem: string
  onStartOver: () => void
}

const download = (text: string) => {
  const address = URL.createObjectURL(new Blob([text]))
  const link = document.createElement('a')
  link.href = address
  link.download = 'page.json'
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}

/** Shown instead of the editor. It deletes nothing by itself. */
export const BrokenPage = ({ problem, onStartOver }: BrokenPageProps) => {
  const text = readText()

  return (
    <main className="broken panel">
      <h1>Your page cannot be opened</h1>
      <p role="alert">{problem}</p>
      {text !== null && <p>Download it first if you want to keep it.</p>}
      <div className="row">
        {text !== null && (
          <button
            type="button"
            className="control control-primary"
            onClick={() => download(text)}
          >
            <span>Download the page</span>
          </button>
        )}
        <button
          type="button"
          className="control control-danger"
          onClick={onStartOver}
        >
          <span>Start with the sample page</span>
        </button>
      </div>
    </main>
  )
}
