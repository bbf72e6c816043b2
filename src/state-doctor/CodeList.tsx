import { Fragment } from 'react'
import { CODES, type CodeFacts, type FindingCode } from '@craftjs-site/saved-page'

/** Renders text, with the parts between backticks as code. */
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

const codes = Object.entries(CODES) as [FindingCode, CodeFacts][]

/** All codes, each with its effect in Craft.js and its fix. */
export function CodeList() {
  return (
    <dl className="doctor-codes">
      {codes.map(([code, { severity, title, effect, fix }]) => (
        <div key={code} id={code}>
          <dt>
            <code>{code}</code> <span data-severity={severity}>{severity}</span>
          </dt>
          <dd>
            <CodeText text={title} />
          </dd>
          <dd>
            <CodeText
              text={`${effect} ${severity === 'note' ? 'If that is not what you want:' : 'The fix:'} ${fix}`}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}
