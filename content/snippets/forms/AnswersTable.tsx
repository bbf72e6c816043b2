import type { SerializedNodes } from '@craftjs/core'
import { fieldsInForm } from './fieldsInForm'
import type { Submission } from './receiveForm'

interface AnswersTableProps {
  /** The published page, for the labels of the fields. */
  page: SerializedNodes
  form: string
  submissions: Submission[]
}

/** The answers to a form, one row per submission. Answers to fields that the page no longer has come last. */
export function AnswersTable({ page, form, submissions }: AnswersTableProps) {
  const rows = submissions.filter((each) => each.form === form)
  const labels = new Map(
    fieldsInForm(page, form)?.map(({ name, label }) => [name, label]),
  )
  for (const name of rows.flatMap(({ answers }) => Object.keys(answers)))
    if (!labels.has(name)) labels.set(name, name)
  return (
    <table>
      <caption>
        {form}: {rows.length}
      </caption>
      <thead>
        <tr>
          <th scope="col">Sent</th>
          {[...labels].map(([name, label]) => (
            <th key={name} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, at, answers }) => (
          <tr key={id}>
            <td>
              <time dateTime={at}>{new Date(at).toLocaleString()}</time>
            </td>
            {[...labels.keys()].map((name) => (
              <td key={name}>
                {Object.hasOwn(answers, name) && [answers[name]].flat().join(', ')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
