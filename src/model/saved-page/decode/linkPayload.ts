/**
 * What the fragment of a link carries, in base64url: a project of the playground, or a page; `null` when the text is no
 * such link.
 */
export function linkPayload(text: string): string | null {
  const [, fragment] =
    /^(?:https?:\/\/[^\s#]+|\/[^\s#]*)?#(\S+)$/.exec(text) ??
    // A link in a sentence, as in a message or an issue. Where there is JSON, that is the page.
    (text.includes('{') ? null : /https?:\/\/[^\s#]+#([\w=/+$%-]{40,})/.exec(text)) ??
    []
  if (fragment === undefined) return null
  // A name may precede it, as in `state=` or `code/`.
  return fragment.replace(/^[\w-]{1,16}[=/](?=[\w+$-]{8})/, '')
}
