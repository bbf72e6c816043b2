import { directiveFromMarkdown } from 'mdast-util-directive'
import { directive } from 'micromark-extension-directive'
import type { Plugin } from 'unified'

/**
 * Teaches the parser `:::name` … `:::`, and nothing more of the directive syntax: one or two colons stay
 * text, so that `a:b`, `10:30` and `:smile` mean what they say.
 */
export const containerDirectives: Plugin = function () {
  const { flow } = directive()
  const [container] = [flow?.[COLON] ?? []].flat()
  const data = this.data() as Record<'micromarkExtensions' | 'fromMarkdownExtensions', unknown[] | undefined>
  ;(data.micromarkExtensions ??= []).push({ flow: { [COLON]: container } })
  ;(data.fromMarkdownExtensions ??= []).push(directiveFromMarkdown)
}

const COLON = 58
