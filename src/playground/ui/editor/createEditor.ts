import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  ifNotIn,
} from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab, isolateHistory } from '@codemirror/commands'
import { javascriptLanguage, jsxLanguage, tsxLanguage, typescriptLanguage } from '@codemirror/lang-javascript'
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language'
import { lintKeymap, setDiagnostics } from '@codemirror/lint'
import { EditorState, type Extension } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  tooltips,
} from '@codemirror/view'
import type { Problem } from '../../frame/messages'
import { craftCompletions, craftTypes, loadTypes } from './craftTypes'
import { appearance } from './appearance'
import { markedLines, markLines } from './markedLines'

interface Options {
  onChange: (text: string) => void
  /** Called with true when Escape makes the next Tab leave the field, and with false when that is canceled. */
  onArmed: (isArmed: boolean) => void
}

/** The code field. It shows one file at a time, and keeps a separate undo history for each. */
export interface CodeEditor {
  open(path: string, text: string): void
  showProblems(problems: readonly Problem[]): void
  /** Moves the cursor. Lines and columns count from 1. */
  goTo(line: number, column: number): void
  /** Marks lines for a moment and scrolls to the first one. Lines count from 1. */
  mark(lines: readonly number[]): void
  destroy(): void
}

/**
 * Replaces a selection itself. The browser would add a style attribute to text that is typed over a selection, which
 * the content security policy forbids.
 */
const replacing = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { state } = view
    const { data, inputType, isComposing } = event
    if (inputType !== 'insertText' || data === null || isComposing) return false
    const { from, to } = selectedRange(view)
    if (from === to && !data.includes('\n')) return false
    const insert = () =>
      state.update({
        changes: { from, to, insert: data },
        selection: { anchor: from + data.length },
        userEvent: 'input.type',
        scrollIntoView: true,
      })
    const isHandled = state
      .facet(EditorView.inputHandler)
      .some((handle) => handle(view, from, to, data, insert))
    if (!isHandled) view.dispatch(insert())
    event.preventDefault()
    return true
  },
})

/** The range that typing replaces. The browser's selection may be newer than CodeMirror's. */
function selectedRange(view: EditorView): { from: number; to: number } {
  // Only Chromium returns the selection in a shadow root here, and only Chromium adds the style attribute.
  const { contentDOM, state } = view
  const selection = (view.root as Document).getSelection?.()
  const { anchorNode, anchorOffset = 0, focusNode, focusOffset = 0, isCollapsed } = selection ?? {}
  if (isCollapsed !== false || !anchorNode || !focusNode) return state.selection.main
  if (!contentDOM.contains(anchorNode) || !contentDOM.contains(focusNode)) return state.selection.main
  const ends = [view.posAtDOM(anchorNode, anchorOffset), view.posAtDOM(focusNode, focusOffset)]
  return withoutGaps(view, Math.min(...ends), Math.max(...ends))
}

/** The range that the browser shows as `from` to `to`, since it cannot select lines that are not rendered. */
function withoutGaps(
  { state, viewport }: EditorView,
  from: number,
  to: number,
): { from: number; to: number } {
  const { main } = state.selection
  const { length } = state.doc
  // The line break at the edge may be on either side.
  const clipped = (at: number) => {
    if (viewport.from > 0 && at <= viewport.from + 1) return viewport.from
    return viewport.to < length && at >= viewport.to - 1 ? viewport.to : at
  }
  const isShownSo = (start: number, end: number) =>
    clipped(start) === clipped(from) && clipped(end) === clipped(to)
  if (isShownSo(main.from, main.to)) return main
  return isShownSo(0, length) ? { from: 0, to: length } : { from, to }
}

/**
 * Keeps a selection that the browser has made, but whose event CodeMirror has not received yet. Otherwise an unrelated
 * update, such as underlining a problem, would reset the selection, and typing would not replace it.
 */
const keepSelection = (view: () => EditorView) =>
  EditorState.transactionFilter.of((transaction) => {
    if (transaction.docChanged || transaction.selection || !view().hasFocus) return transaction
    const { from, to } = selectedRange(view())
    const { main } = transaction.startState.selection
    return from === main.from && to === main.to
      ? transaction
      : [transaction, { selection: { anchor: from, head: to } }]
  })

const LANGUAGES: ReadonlyMap<string, Extension> = new Map([
  ['js', javascriptLanguage],
  ['jsx', jsxLanguage],
  ['ts', typescriptLanguage],
  ['tsx', tsxLanguage],
])

/** Without automatic closing of tags, which duplicates closing tags that are typed. */
function languageOf(path: string): Extension {
  const language = LANGUAGES.get(path.slice(path.lastIndexOf('.') + 1))
  return language ? [language, craftTypes()] : []
}

/** Milliseconds for which Tab leaves the field after Escape, if no other key is pressed. */
const ARMED_MS = 60_000

/**
 * Creates a code field in an open shadow root of `host`. There, CodeMirror applies its styles as adopted sheets, which
 * the content security policy allows.
 */
export function createEditor(host: HTMLElement, { onChange, onArmed }: Options): CodeEditor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const states = new Map<string, EditorState>()
  let openPath: string | null = null
  void loadTypes()
  const view = new EditorView({ root, parent: root })

  const extensions = (path: string): Extension => [
    lineNumbers(),
    highlightSpecialChars(),
    history(),
    drawSelection(),
    indentOnInput(),
    indentUnit.of('  '),
    bracketMatching(),
    closeBrackets(),
    autocompletion({ override: [ifNotIn(['LineComment', 'BlockComment'], craftCompletions)] }),
    highlightActiveLine(),
    languageOf(path),
    appearance,
    markedLines,
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ 'aria-label': 'Code', tabindex: '0' }),
    replacing,
    keepSelection(() => view),
    // Keep tooltips inside the field: above the result, they would intercept drags.
    tooltips({ position: 'absolute', tooltipSpace: ({ dom }) => dom.getBoundingClientRect() }),
    keymap.of([
      ...closeBracketsKeymap,
      ...completionKeymap,
      { key: 'Escape', run: arm },
      ...defaultKeymap,
      ...historyKeymap,
      ...lintKeymap,
      indentWithTab,
    ]),
    EditorView.domEventObservers({
      keydown: ({ key }) => void (/^(?:Escape|Tab|Shift)$/.test(key) || onArmed(false)),
      pointerdown: () => onArmed(false),
      blur: () => onArmed(false),
    }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged && !isOpening) onChange(update.state.doc.toString())
    }),
  ]
  let isOpening = false

  /** Escape key, if it has no tooltip to close: makes the next Tab leave the field. */
  function arm(): boolean {
    view.setTabFocusMode(ARMED_MS)
    onArmed(true)
    return true
  }

  return {
    open(path, text) {
      if (openPath !== null) states.set(openPath, view.state)
      openPath = path
      const known = states.get(path) ?? EditorState.create({ doc: text, extensions: extensions(path) })
      // New text for a known file, as after a reset, is a single undo step.
      const changes = { from: 0, to: known.doc.length, insert: text }
      const state =
        known.doc.toString() === text
          ? known
          : known.update({ changes, annotations: isolateHistory.of('full') }).state
      isOpening = true
      view.setState(state)
      view.scrollDOM.scrollTop = 0
      isOpening = false
    },
    showProblems(problems) {
      const { doc } = view.state
      const diagnostics = problems.flatMap(({ file, line, column, message }) => {
        if (file !== openPath || line === null || line > doc.lines) return []
        const { from, to } = doc.line(line)
        const start = Math.min(from + (column ?? 1) - 1, to)
        // An empty range would not be underlined.
        return [
          { from: start === to ? Math.max(from, to - 1) : start, to, severity: 'error' as const, message },
        ]
      })
      view.dispatch(setDiagnostics(view.state, diagnostics))
    },
    goTo(line, column) {
      const { from, to } = view.state.doc.line(Math.min(line, view.state.doc.lines))
      const anchor = Math.min(from + column - 1, to)
      view.dispatch({ selection: { anchor }, scrollIntoView: true })
      view.focus()
    },
    mark: (lines) => markLines(view, lines),
    destroy: () => view.destroy(),
  }
}
