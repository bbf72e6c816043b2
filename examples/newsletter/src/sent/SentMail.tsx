import { useEffect, useState, type SyntheticEvent } from 'react'
import { reasonOf } from '../../../client/connection/requests'
import { mailFile } from './mailFile'
import { readMail, type ShownMail } from './readMail'

type Format = 'mail' | 'text' | 'html'

/** Links open in a new tab, because this frame may show only the mail. */
function openLinksOutside({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
  for (const link of currentTarget.contentDocument?.links ?? []) link.target = '_blank'
}

const download = (type: string, content: string) =>
  URL.createObjectURL(new Blob([content], { type }))

/** Shows a published mail as it will be sent, to read, copy and download. */
export function SentMail({ id }: { id: string }) {
  const [mail, setMail] = useState<ShownMail | null>(null)
  const [files, setFiles] = useState<[extension: string, address: string][]>([])
  const [message, setMessage] = useState('')
  const [format, setFormat] = useState<Format>('mail')

  useEffect(() => {
    readMail(id).then(
      (read) => {
        document.title = read.subject
        setMail(read)
        setFiles([
          ['html', download('text/html', read.html)],
          ['txt', download('text/plain', read.text)],
          ['eml', download('message/rfc822', mailFile(read))],
        ])
      },
      (error: unknown) => setMessage(reasonOf(error)),
    )
  }, [id])

  if (!mail)
    return <main className="sent">{message && <p role="alert">{message}</p>}</main>

  const copy = (name: string, content: string) =>
    navigator.clipboard.writeText(content).then(
      () => setMessage(`${name} copied.`),
      () =>
        setMessage(`The browser blocks the clipboard. Select the ${name} and copy it.`),
    )

  return (
    <main className="sent">
      <header>
        <h1>{mail.subject}</h1>
        <a href={`../#/${id}`}>Edit</a>
      </header>
      <div className="inline">
        <label>
          Show{' '}
          <select
            value={format}
            onChange={({ target }) => setFormat(target.value as Format)}
          >
            <option value="mail">the mail</option>
            <option value="text">plain text</option>
            <option value="html">HTML</option>
          </select>
        </label>
        <button type="button" onClick={() => void copy('HTML', mail.html)}>
          Copy HTML
        </button>
        <button type="button" onClick={() => void copy('Plain text', mail.text)}>
          Copy plain text
        </button>
        {files.map(([extension, address]) => (
          <a key={extension} href={address} download={`${id}.${extension}`}>
            Download .{extension}
          </a>
        ))}
        <p role="status">{message}</p>
      </div>
      {format === 'mail' ? (
        <iframe
          title="Mail"
          // No scripts. The same origin lets the frame show the pictures of this page.
          sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          srcDoc={mail.shown}
          onLoad={openLinksOutside}
        />
      ) : (
        <pre>{mail[format]}</pre>
      )}
    </main>
  )
}
