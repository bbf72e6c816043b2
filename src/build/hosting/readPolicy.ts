import { type BuiltPage, metaContent, type PageReader } from '../builtPages'

/** Finds the policy of the built pages. */
export interface PolicyReader extends PageReader {
  /** The policy that all pages state. Throws when none was read. */
  policy: () => string
}

/**
 * Reads the content security policy that the built pages state in their meta tags: one for all of them.
 *
 * Throws when a page states none, or another one: after a client navigation the entry page's policy governs, so pages
 * with different ones would break each other.
 */
export function policyReader(): PolicyReader {
  let first: { file: string; policy: string } | null = null
  return {
    read({ file, head }: BuiltPage) {
      const policy = metaContent(head, 'http-equiv', 'Content-Security-Policy')
      if (policy === null) throw new Error(`${file} states no content security policy.`)
      first ??= { file, policy }
      if (policy !== first.policy)
        throw new Error(`${file} states another content security policy than ${first.file}.`)
    },
    policy() {
      if (first === null) throw new Error('No page was built.')
      return first.policy
    },
  }
}
