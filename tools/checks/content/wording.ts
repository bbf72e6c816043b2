import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Node } from 'unist'
import { SKIP, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'

/** Empty phrases, and phrases with a preferred alternative. Single words are in cspell.json. */
const PHRASES: readonly [RegExp, hint: string][] = [
  [
    /\b(?:of course|needless to say|(?:please )?note that|it should be noted|as you know)\b/i,
    'Leave it out.',
  ],
  [/\bjust (?:add|call|pass|use|write|do|set)\b/i, 'Leave “just” out.'],
  [/\bin order to\b/i, 'Write “to”.'],
  [/\b(?:e\.g\.|i\.e\.|etc\.)/i, 'Write “for example”, “that is” or “and so on”.'],
  [/\b(?:inside|outside) of\b/i, 'Leave “of” out.'],
  [/\balso if\b/i, 'Write “even if”.'],
  [/\bsomething else than\b/i, 'Write “something other than”.'],
  [/\bfor ever\b/i, 'Write “forever”.'],
  [/\bbelongs? into\b/i, 'Write “belongs in”.'],
  [/\bdifference to\b/i, 'Write “difference from”, or “unlike”.'],
  [/(?<!there )\b(?:is|are) no (?:Canvas|Node)\b/, 'Write “is not a Canvas” or “is not a Node”.'],
  [/\b(\w{2,}) \1\b/i, 'Leave one out.'],
  // Terms with one meaning in the docs.
  [/\buser components?\b/, 'Write “User Component”.'],
  [/\buser elements?\b/, 'Write “User Element”.'],
  [/\b[Cc]anvas nodes?\b/, 'Write “Canvas Node”.'],
  [/\blinked nodes?\b/, 'Write “linked Node”.'],
  [/\b(?:drop|droppable) ?zones?\b/i, 'Write “Canvas”, or “droppable region”.'],
  [/\b(?:selector|property|properties) panel\b/i, 'Write “settings panel”.'],
  [/\bcomponent map\b/i, 'Write “resolver”.'],
  [
    /\b(?:people|somebody|someone|anybody|everybody|whoever|end[- ]users?)\b/i,
    'Write “you” for the developer, and “the user” for the person who edits a page.',
  ],
]

/** Maximum words per sentence. */
const LONGEST_SENTENCE = 40

/** Other names, in lowercase, for the two sections that have the same name on every page. */
const SECTIONS = {
  Troubleshooting:
    /^(?:common (?:errors|mistakes|problems)|errors|gotchas|known problems|pitfalls|problems|traps|wh(?:at|en) .*go(?:es)? wrong)$/i,
  'Next steps': /^(?:further reading|learn more|more|next|read on|related|see also|wh(?:at|ere) .*next)$/i,
}

/** A remark rule that checks phrases, sentence length, and section names in prose. Code is ignored. */
export function wording() {
  return (tree: Root, file: VFile): void => {
    visit(tree as Node, ['paragraph', 'heading', 'tableCell'], (node) => {
      const text = proseOf(node)
      checkPhrases(node, text, file)
      if (node.type === 'paragraph') checkSentences(node, text, file)
      if (node.type === 'heading') checkName(node, text, file)
      return SKIP
    })
  }
}

/** The text of a block, with a placeholder for inline code. */
function proseOf(block: Node): string {
  const copy = structuredClone(block)
  visit(copy, 'inlineCode', (node: Node & { value?: string }) => void (node.value = '\uFFFC'))
  return toString(copy)
}

/** The position of the character `at` in a block's text; if its column is unknown, the block's column. */
function pointAt({ position }: Node, text: string, at: number) {
  const { line = 1, column = 1 } = position?.start ?? {}
  const before = text.slice(0, at).split('\n').length - 1
  return { line: line + before, column: before === 0 ? column : 1 }
}

function checkPhrases(block: Node, text: string, file: VFile): void {
  for (const [pattern, hint] of PHRASES) {
    const match = pattern.exec(text)
    if (match) file.message(`the prose has “${match[0]}”`, pointAt(block, text, match.index)).note = hint
  }
}

function checkSentences(block: Node, text: string, file: VFile): void {
  for (const { index, 0: sentence } of text.matchAll(/.+?(?:[.!?:;](?=\s)|$)/gm)) {
    const words = sentence.trim().split(/\s+/)
    if (words.length <= LONGEST_SENTENCE) continue
    const problem = `“${words.slice(0, 4).join(' ')} …” is a sentence of ${words.length} words`
    file.message(problem, pointAt(block, text, index)).note = 'Make two of it.'
  }
}

function checkName(heading: Node, text: string, file: VFile): void {
  const name = text.replace(/ \[#[\w-]+\]$/, '')
  for (const [wanted, others] of Object.entries(SECTIONS))
    if (others.test(name))
      file.message(`a section is named “${name}”`, heading.position).note =
        `Name it “${wanted}”, as on other pages.`
}
