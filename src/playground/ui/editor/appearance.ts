import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

/** The colors of tokens, as in the code blocks of the docs. */
const tokens = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: 'var(--tk-keyword)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--tk-string)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--tk-number)' },
  { tag: tags.comment, color: 'var(--tk-comment)' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], color: 'var(--tk-function)' },
  { tag: [tags.typeName, tags.className, tags.namespace], color: 'var(--tk-type)' },
  { tag: tags.tagName, color: 'var(--tk-tag)' },
  { tag: tags.attributeName, color: 'var(--tk-attribute)' },
  { tag: tags.propertyName, color: 'var(--tk-property)' },
  { tag: [tags.punctuation, tags.operator], color: 'var(--tk-punctuation)' },
  { tag: tags.invalid, color: 'var(--danger-ink)' },
])

const theme = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--code-ground)', color: 'var(--ink)' },
  '&.cm-focused': { outline: '2px solid var(--drop)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--font-code)', fontSize: '0.8125rem', lineHeight: '1.7' },
  '.cm-content': { caretColor: 'var(--ink)', paddingBlock: '0.75rem' },
  '.cm-cursor': { borderInlineStartColor: 'var(--ink)', borderInlineStartWidth: '2px' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '2.5rem', padding: '0 0.65rem 0 0.75rem' },
  // Wrapped parts of a line are indented.
  '.cm-line': { paddingInlineStart: '2.3ch', textIndent: '-2ch' },
  '.cm-gutters': {
    border: 'none',
    backgroundColor: 'transparent',
    color: 'var(--ink-faint)',
  },
  '.cm-line.cm-marked': { backgroundColor: 'var(--code-mark)', boxShadow: '-3px 0 var(--drop)' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': {
    backgroundColor: 'color-mix(in oklch, var(--code-mark) 55%, transparent)',
  },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in oklch, var(--drop) 30%, transparent)',
  },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    outline: '1px solid var(--drop)',
    backgroundColor: 'transparent',
  },
  '.cm-tooltip': {
    maxWidth: 'min(32rem, 100%)',
    border: '1px solid var(--edge)',
    borderRadius: 'var(--radius)',
    backgroundColor: 'var(--raised)',
    color: 'var(--ink)',
    boxShadow: 'var(--shadow)',
    fontFamily: 'var(--font-code)',
    fontSize: '0.8125rem',
  },
  '.cm-tooltip-hover': { padding: '0.35rem 0.6rem', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--drop-wash)',
    color: 'var(--drop-ink)',
  },
  '.cm-diagnostic': { fontFamily: 'var(--font-text)', borderInlineStartColor: 'var(--danger-ink)' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--danger-ink)',
    textUnderlineOffset: '3px',
  },
})

/** The appearance of the code field, in the colors of the site: the shadow root inherits custom properties. */
export const appearance: Extension = [theme, syntaxHighlighting(tokens)]
