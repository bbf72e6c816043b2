import { type ChangeEvent, useState } from 'react'
import { canShare, encodeShare, LONG_LINK } from '../session/share'
import { parseProject } from '../session/project'
import { VITE_PROJECT } from '../paths'
import { sampleLink } from '../../model/sampleLink'
import { TEMPLATES } from '../session/samples'
import { saveFile, withPathPrefix } from '../../theme/ui'
import type { PlaygroundSession, PlaygroundState } from '../session/PlaygroundSession'
import { issueText } from '../session/issueText'

/** The files of an empty Vite project. Rejects when they cannot be fetched. */
async function fetchViteProject(): Promise<Record<string, string>> {
  const response = await fetch(withPathPrefix(VITE_PROJECT))
  if (!response.ok) throw new Error(`The files of the project could not be loaded (${response.status}).`)
  return (await response.json()) as Record<string, string>
}

/** Takes the project elsewhere: a link, an issue, a file, a Vite project. */
export function ShareBar({ session, state }: { session: PlaygroundSession; state: PlaygroundState }) {
  const [message, setMessage] = useState('')
  const { title: openTitle, problems, report } = state
  const isClosed = openTitle === null

  const act = (action: () => Promise<string>) => () =>
    void action().then(setMessage, (error: unknown) =>
      setMessage(error instanceof Error ? error.message : String(error)),
    )

  const copyLink = act(async () => {
    if (!canShare())
      return 'This browser cannot make links: it has no CompressionStream. Save a file instead.'
    const fragment = `#${await encodeShare(session.project())}`
    session.adopt(fragment)
    const length = location.href.length
    const size =
      length > LONG_LINK
        ? ` It has ${length.toLocaleString('en')} characters, and some chats and issue trackers cut it off. Save a file instead.`
        : ''
    const isCopied = await copy(location.href)
    return isCopied
      ? `Link copied. It holds all of the code and the page.${size}`
      : `The link is in the address bar.${size}`
  })

  const copyIssue = act(async () => {
    const { dependencies, devDependencies } = JSON.parse(
      (await fetchViteProject())['package.json'] ?? '{}',
    ) as Record<string, Record<string, string>>
    const text = issueText({
      files: state.files,
      saved: report?.saved ?? null,
      versions: { ...dependencies, ...devDependencies },
      browser: navigator.userAgent,
      problems: problems.map(({ file, line, message }) =>
        file === null ? message : `${file}:${line ?? '?'}: ${message}`,
      ),
    })
    return (await copy(text)) ? 'Issue copied as Markdown.' : 'Copying is not possible here.'
  })

  const download = act(async () => {
    const [base, { projectFiles, zipOf }] = await Promise.all([
      fetchViteProject(),
      import('../session/projectZip'),
    ])
    const zip = zipOf('craftjs-playground', projectFiles(session.project(), base))
    saveFile('craftjs-playground.zip', 'application/zip', zip)
    return 'Unpack the file, then run npm install and npm run dev in its folder.'
  })

  const save = () => {
    saveFile('playground.json', 'application/json', JSON.stringify({ v: 1, ...session.project() }, null, 2))
    setMessage('Saved. “Open a file” opens it again.')
  }

  const upload = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    act(async () => {
      const project = parseProject(await file.text().then((text) => JSON.parse(text) as unknown))
      if (project === null || Object.keys(project.files).length === 0)
        return `${file.name} contains no project.`
      session.replace(project, file.name)
      return `${file.name} is open.`
    })()
  }

  return (
    <div className="playground-share-bar controls">
      <label className="playground-share-template">
        Template
        <select
          value=""
          disabled={isClosed}
          onChange={({ target }) => {
            if (target.value) location.hash = sampleLink(target.value).split('#')[1] ?? ''
          }}
        >
          <option value="">{openTitle ?? 'Choose'}</option>
          {TEMPLATES.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <div className="playground-share-buttons" role="group" aria-label="Share">
        <button type="button" disabled={isClosed} onClick={copyLink}>
          Copy link
        </button>
        <button type="button" disabled={isClosed} onClick={copyIssue}>
          Copy as issue
        </button>
        <button type="button" disabled={isClosed} onClick={download} aria-describedby="download">
          Download
        </button>
        <button type="button" disabled={isClosed} onClick={save}>
          Save as file
        </button>
        <label className="control control-file">
          <input type="file" accept="application/json,.json" disabled={isClosed} onChange={upload} />
          Open a file
        </label>
        <button type="button" disabled={isClosed} onClick={() => session.reset()}>
          Reset
        </button>
      </div>
      <p className="visually-hidden" id="download">
        A Vite project as a zip file
      </p>
      <p className="playground-share-message" role="status">
        {message}
      </p>
    </div>
  )
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
