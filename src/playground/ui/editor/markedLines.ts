import { EditorSelection, StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view'

/** How long lines stay marked, in milliseconds. */
const MARKED_MS = 2500

/** The space above and below the marked lines, in pixels. */
const SCROLL_MARGIN = 60

const setMarks = StateEffect.define<DecorationSet>()
const mark = Decoration.line({ class: 'cm-marked' })

/** The marked lines of a file. */
export const markedLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (marks, { effects, changes }) =>
    effects.find((effect) => effect.is(setMarks))?.value ?? marks.map(changes),
  provide: (field) => EditorView.decorations.from(field),
})

/** Marks lines for a moment and scrolls to the first one. Lines count from 1. */
export function markLines(view: EditorView, lines: readonly number[]): void {
  const { doc } = view.state
  const starts = lines.flatMap((line) => (line <= doc.lines ? doc.line(line).from : []))
  const [first] = starts
  if (first === undefined) return
  const marks = setMarks.of(Decoration.set(starts.map((start) => mark.range(start))))
  // All of them if they fit, otherwise the first. Centering them would scroll the page as well.
  const range = EditorSelection.range(starts.at(-1) ?? first, first)
  view.dispatch({ effects: [marks, EditorView.scrollIntoView(range, { yMargin: SCROLL_MARGIN })] })
  setTimeout(() => view.dispatch({ effects: setMarks.of(Decoration.none) }), MARKED_MS)
}
