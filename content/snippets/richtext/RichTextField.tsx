import { useState } from 'react'
import { EditorContent, useEditor as useTiptap } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import type { DocNode } from './RichTextView'

// RichTextView shows none of these. Links would also need a URL check.
const extensions = [
  StarterKit.configure({
    link: false,
    heading: false,
    codeBlock: false,
    horizontalRule: false,
    underline: false,
  }),
]

/** The pictures on the buttons, as paths. */
const icons: Record<string, string> = {
  Bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zm0 7h7a3.5 3.5 0 0 1 0 7H7z',
  Italic: 'M10 5h8M6 19h8M14 5l-4 14',
  List: 'M9 6h11M9 12h11M9 18h11M4 5v2M4 11v2M4 17v2',
}

/** Matches inline styles and event handlers in pasted HTML. */
const inlineCode = /\s(?:style|on\w+)=(?:"[^"]*"|'[^']*')/gi

const editorProps = {
  attributes: { 'aria-label': 'Text', role: 'textbox' },
  // Tiptap ignores them anyway, but a strict CSP would report each one.
  transformPastedHTML: (html: string) => html.replace(inlineCode, ''),
}

interface RichTextFieldProps {
  doc: DocNode
  /** Called after each change. */
  change: (doc: DocNode) => void
  finish: () => void
}

/** The Tiptap editor, mounted while the user edits. */
export function RichTextField({ doc, change, finish }: RichTextFieldProps) {
  // Later values of `doc` come from Tiptap itself.
  const [content] = useState(doc)
  const editor = useTiptap({
    extensions,
    content,
    autofocus: 'end',
    immediatelyRender: false,
    // Its style element violates a strict CSP. richtext.css has the two rules it needs.
    injectCSS: false,
    editorProps,
    onUpdate: ({ editor }) => change(editor.getJSON() as DocNode),
    onBlur: ({ event }) => {
      // Keep editing when the focus moves to the toolbar.
      const to = event.relatedTarget
      if (to instanceof Element && to.closest('[data-rich-text-toolbar]')) return
      finish()
    },
  })
  if (!editor) return null

  const format = () => editor.chain().focus()
  const tools = {
    Bold: () => format().toggleBold().run(),
    Italic: () => format().toggleItalic().run(),
    List: () => format().toggleBulletList().run(),
  }
  return (
    <>
      <div role="toolbar" aria-label="Format" data-rich-text-toolbar>
        {Object.entries(tools).map(([name, run]) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            title={name}
            // Safari does not focus a button that is clicked, so the text would lose the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={run}
          >
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d={icons[name]} fill="none" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
        ))}
      </div>
      <EditorContent editor={editor} />
    </>
  )
}
