import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type ApiReport, checkApi, documentedNames, readDefaults } from '../../src/node/api'
import { loadCompiler } from '../../src/node/compiler'

const root = path.join(__dirname, '../..')
const docs = path.join(root, 'content/docs')

/** Compares the docs with the declarations of the packages; `table` says in words what came out. */
export async function apiTable(): Promise<{ report: ApiReport; table: string }> {
  const pages = new Map(
    readdirSync(docs, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => [name.replace(/\.mdx$/, ''), readFileSync(path.join(docs, name), 'utf8')]),
  )
  const names = [...pages].flatMap(([docId, mdx]) => documentedNames(docId, mdx))
  const report = checkApi(await loadCompiler(), root, names, pages, await readDefaults())
  const { rows, exports, types, failures } = report
  const sum = (key: 'members' | 'documented' | 'phantom' | 'missing') =>
    rows.reduce((total, row) => total + row[key], 0)
  const line = (cells: (string | number)[]) =>
    cells.map((cell, index) => (index === 0 ? String(cell).padEnd(28) : String(cell).padStart(11))).join('')
  const table = [
    ...failures.map(({ message }) => `${message}\n`),
    line(['symbol', 'members', 'documented', 'phantom', 'missing']),
    ...rows.map((row) => line([row.symbol, row.members, row.documented, row.phantom, row.missing])),
    line([`${rows.length} symbols`, sum('members'), sum('documented'), sum('phantom'), sum('missing')]),
    `${exports.all} exports: ${exports.documented} documented, ${exports.hidden} hidden, ${exports.missing} missing`,
    `${types} types compared with the declarations`,
  ].join('\n')
  return { report, table }
}
