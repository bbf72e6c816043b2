import { useState } from 'react'
import { EditorContent, useEditor as useTiptap } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import type { DocNode } from './RichTextView'

// Links need an address that was checked, and RichTextView shows none of these.
const extensions = [
  StarterKit.configure({
    link: false,
    heading: false,
    codeBlock: false,
    horizontalRule: false,
    underline: false,
  }),
]

/** Styles and handlers in pasted HTML. */
const inlineCode = /\s(?:style|on\w+)=(?:"[^"]*"|'[^']*')/gi

const editorProps = {
  attributes: { 'aria-label': 'Text', role: 'textbox' },
  // The text keeps none of them, and a strict policy would report each.
  transformPastedHTML: (html: string) => html.replace(inlineCode, ''),
}

interface RichTextFieldProps {
  doc: DocNode
  /** Called after each change. */
  change: (doc: DocNode) => void
  finish: () => void
}

/** Tiptap, for as long as the user edits. */
export function RichTextField({ doc, change, finish }: RichTextFieldProps) {
  // Later docs are what Tiptap itself has reported.
  const [content] = useState(doc)
  const editor = useTiptap({
    extensions,
    content,
    autofocus: 'end',
    immediatelyRender: false,
    // Its style element breaks a strict policy. The two rules it needs are in richtext.css.
    injectCSS: false,
    editorProps,
    onUpdate: ({ editor }) => change(editor.getJSON() as DocNode),
    onBlur: ({ event }) => {
      // A press on the toolbar takes the focus too, and is still editing.
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
          <button key={name} type="button" onClick={run}>
            {name}
          </button>
        ))}
      </div>
      <EditorContent editor={editor} />
    </>
  )
}
