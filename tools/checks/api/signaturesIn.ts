/** A block of declarations in a page that shows the signatures of something. */
export interface ShownSignatures {
  docId: string
  /** 1-based line of its first line of code. */
  line: number
  code: string
}

const FENCE = /^```tsx? fragment="(?:a )?signature"[^\n]*\n([\s\S]*?)\n```$/gm

/** The blocks of a page that say in their first line that they are a signature. */
export function signaturesIn(docId: string, mdx: string): ShownSignatures[] {
  return [...mdx.matchAll(FENCE)].map(({ index, 1: code = '' }) => ({
    docId,
    line: mdx.slice(0, index).split('\n').length + 1,
    code,
  }))
}
