import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { type ApiReport, checkApi } from './checkMembers'
import { checkMessages, readMessages } from './checkMessages'
import { checkSignatures, signaturesIn } from './checkSignatures'
import { documentedNames } from './documentedNames'
import { readDefaults } from './readApi'

const root = path.join(__dirname, '../../..')
const docs = path.join(root, 'content/docs')

/** What came out of comparing the docs with the packages: how many things were compared, and what differs. */
interface ApiOutcome {
  all: number
  failures: ApiReport['failures']
  /** The same in words. */
  table: string
}

/** Compares the docs with the declarations and the messages of the packages. */
async function compareApi(): Promise<ApiOutcome> {
  const pages = new Map(
    readdirSync(docs, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => [name.replace(/\.mdx$/, ''), readFileSync(path.join(docs, name), 'utf8')]),
  )
  const names = [...pages].flatMap(([docId, mdx]) => documentedNames(docId, mdx))
  const compiler = ts
  const { rows, exports, types, ...api } = checkApi(compiler, root, names, pages, await readDefaults())
  const shown = [...pages].flatMap(([docId, mdx]) => signaturesIn(docId, mdx))
  const signatures = checkSignatures(compiler, root, shown)
  const messages = checkMessages(readMessages(root), pages.values())
  const failures = [...api.failures, ...signatures.failures, ...messages.failures]
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
    `${types} types and ${signatures.all} signatures compared with the declarations`,
    `${messages.all} error messages: ${messages.quoted} quoted, ${messages.unused} unused, ${messages.failures.length} missing`,
  ].join('\n')
  const all = exports.all + types + sum('members') + signatures.all + messages.all
  return { all, failures, table }
}

/** Compares the API pages with the declarations of the packages, and prints a table. */
async function main(): Promise<void> {
  const { failures, table } = await compareApi()
  console.log(table)
  if (failures.length > 0) process.exitCode = 1
}

void main()
