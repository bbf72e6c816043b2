import type { Statistics } from '../../model/saved-page'

const count = (value: number) => value.toLocaleString('en-US')

/** A page in numbers, and how often each component is used. */
export function Numbers({ numbers }: { numbers: Statistics }) {
  const rows: [string, string][] = [
    ['Nodes', count(numbers.nodes)],
    ['Canvas Nodes', count(numbers.canvases)],
    ['Linked Nodes', count(numbers.linked)],
    ['Hidden Nodes', count(numbers.hidden)],
    ['Nodes that are not in the tree', count(numbers.unreachable)],
    ['Levels', count(numbers.depth)],
    ['Characters of JSON', count(numbers.characters)],
    ...(numbers.largest === null
      ? []
      : [
          ['Largest Node', `${numbers.largest.id}, ${count(numbers.largest.characters)} characters`] as [
            string,
            string,
          ],
        ]),
  ]
  return (
    <div className="doctor-numbers">
      <table>
        <caption>The page</caption>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <caption>Components and tags</caption>
        <thead>
          <tr>
            <th scope="col">Type</th>
            <th scope="col">Nodes</th>
          </tr>
        </thead>
        <tbody>
          {numbers.types.slice(0, 50).map(({ name, isTag, count: uses }) => (
            <tr key={`${name} ${isTag}`}>
              <th scope="row">
                <code>{isTag ? `<${name}>` : name}</code>
              </th>
              <td>{count(uses)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
