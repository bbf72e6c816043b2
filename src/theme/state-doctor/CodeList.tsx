import { CODES, type CodeFacts, type FindingCode } from '../../model/saved-page'
import { CodeText } from './CodeText'

const codes = Object.entries(CODES) as [FindingCode, CodeFacts][]

/** Every code with what Craft.js does and what the cure does. */
export function CodeList() {
  return (
    <dl className="doctor-codes">
      {codes.map(([code, { severity, title, effect, cure }]) => (
        <div key={code} id={code}>
          <dt>
            <code>{code}</code> <span data-severity={severity}>{severity}</span>
          </dt>
          <dd>
            <CodeText text={title} />
          </dd>
          <dd>
            <CodeText
              text={`${effect} ${severity === 'note' ? 'If you do not want that:' : 'The cure:'} ${cure}`}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}
