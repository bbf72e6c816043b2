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

  const tools = {
    Bold: () => editor.chain().focus().toggleBold().run(),
    Italic: () => editor.chain().focus().toggleItalic().run(),
    List: () => editor.chain().focus().toggleBulletList().run(),
  }
  return (
    <>
      <div role="toolbar" aria-label="Format" data-rich-text-toolbar>
        {Object.entries(tools).map(([name, run]) => (
          <button
            key={name}
            type="button"
            // Safari does not focus a button that is clicked, so the text would lose the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={run}
          >
            {name}
          </button>
        ))}
      </div>
      <EditorContent editor={editor} />
    </>
  )
}
