import { Fragment } from 'react'

/** Text in which what stands between backticks is code. */
export function CodeText({ text }: { text: string }) {
  const parts = text.split('`')
  return (
    <>
      {parts.map((part, at) =>
        at % 2 === 1 ? <code key={at}>{part}</code> : <Fragment key={at}>{part}</Fragment>,
      )}
    </>
  )
}
