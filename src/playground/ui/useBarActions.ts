import { useCallback, useEffect, useState } from 'react'
import { saveFile } from '../../theme/ui'
import { issueText } from '../session/issueText'
import type { PlaygroundSession } from '../session/PlaygroundSession'
import { changeFile } from '../session/project'
import { canShare, encodeShare, LONG_LINK_LENGTH } from '../session/share'
import { downloadProject, fetchViteProject } from './downloadProject'
import type { useProgress } from './useProgress'

/** How long the bar shows a message with an Undo button. */
const MESSAGE_MS = 8000

/** How long the button to share says that the link was copied. */
const COPIED_MS = 2000

/** A message in the bar. `undo` reverts the action that it reports. */
interface Message {
  text: string
  undo?: (() => void) | undefined
}

/** The actions of the bar, and the message about the last one. `isCopied` is true for a moment after a link was copied. */
export function useBarActions(session: PlaygroundSession, [done, saveDone]: ReturnType<typeof useProgress>) {
  const [message, setMessage] = useState<Message>({ text: '' })
  const [isCopied, setCopied] = useState(false)

  useEffect(() => {
    if (!message.undo && !isCopied) return
    const messageTimer = setTimeout(
      () => {
        setCopied(false)
        if (message.undo) setMessage({ text: '' })
      },
      isCopied ? COPIED_MS : MESSAGE_MS,
    )
    return () => clearTimeout(messageTimer)
  }, [message, isCopied])

  const openFragment = useCallback((fragment: string) => {
    location.hash = fragment
    // Every project keeps its draft, so going back restores the last one.
    if (fragment.startsWith('sample=')) setMessage({ text: 'Template opened.', undo: () => history.back() })
  }, [])

  /** Reverts the action that the message reports. */
  const undo = () => {
    message.undo?.()
    setMessage({ text: '' })
  }

  /** Runs an action once a project is open, and shows its message, or why it failed. */
  const act = (action: () => Message | string | Promise<Message | string>) => () =>
    void session
      .opened()
      .then(action)
      .then(
        (done) => setMessage(typeof done === 'string' ? { text: done } : done),
        (error: unknown) => setMessage({ text: error instanceof Error ? error.message : String(error) }),
      )

  const share = act(async () => {
    if (!canShare())
      return 'This browser cannot create links: it has no CompressionStream. Save a file instead.'
    session.setShareFragment(`#${await encodeShare(session.project())}`)
    const { length } = location.href
    const size =
      length > LONG_LINK_LENGTH
        ? ` It has ${length.toLocaleString('en')} characters, which some chats and issue trackers cut off. Save a file instead.`
        : ''
    const isDone = await copy(location.href)
    setCopied(isDone)
    return isDone
      ? `Link copied. It contains the code and the page.${size}`
      : `The link is in the address bar.${size}`
  })

  const copyIssue = act(async () => {
    const { dependencies, devDependencies } = JSON.parse(
      (await fetchViteProject())['package.json'] ?? '{}',
    ) as Record<string, Record<string, string>>
    const { files, report, problems } = session.getState()
    const text = issueText({
      files,
      saved: report?.saved ?? null,
      versions: { ...dependencies, ...devDependencies },
      browser: navigator.userAgent,
      problems: problems.map(({ file, line, message: problem }) =>
        file === null ? problem : `${file}:${line ?? '?'}: ${problem}`,
      ),
    })
    return (await copy(text)) ? 'Issue copied as Markdown.' : 'Copying is not possible here.'
  })

  const download = act(() => downloadProject(session.project()))

  const save = act(() => {
    saveFile('playground.json', 'application/json', JSON.stringify({ v: 1, ...session.project() }, null, 2))
    return 'Saved. Use “Open a file” to open it again.'
  })

  const open = (files: readonly File[]) =>
    act(async () => {
      const { openFiles } = await import('../session/openFiles')
      const current = session.project()
      const { project, message: text } = await openFiles(files, current)
      const name = files.map((file) => file.name).join(', ')
      if (session.getState().lesson && project.page !== undefined && project.page !== current.page)
        throw new Error(
          `${name} has a saved page, but a lesson has its own. Choose a template, then open it.`,
        )
      return { text, undo: session.replace(project, name) }
    })()

  const changeFiles = (from: string | null, to: string | null) =>
    act(() => {
      const project = session.project()
      const undo = session.replace({ ...project, files: changeFile(project.files, from, to) })
      return { text: from === null ? 'File added.' : to === null ? 'File removed.' : 'File renamed.', undo }
    })()

  const reset = act(() => ({ text: 'Reset.', undo: session.reset() }))

  const resetProgress = act(() => {
    saveDone([])
    return { text: 'Progress reset.', undo: () => saveDone(done) }
  })

  return {
    ...{ message, isCopied, openFragment, undo },
    ...{ share, copyIssue, download, save, open, changeFiles, reset, resetProgress },
  }
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
