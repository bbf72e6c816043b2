import { finishedBody } from './finishedBody'

/** A little code: to read it, grammars must be there, and that takes a second. */
const CODE = '```tsx\nconst awake: boolean = true\n```'

/** Has the thread beside Gatsby load what it needs for a body, before an author waits for the first. */
export function wakeFinisher(): void {
  finishedBody({ source: CODE, path: 'awake.mdx', lineOffset: 0, isChecked: false }).catch(() => {})
}
