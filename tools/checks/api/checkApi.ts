import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseMdx } from '../markdown'
import { checkMembers, readDefaults } from './checkMembers'
import { checkSignatures, signaturesIn } from './checkSignatures'
import { documentedNames } from './documentedNames'

const docs = 'content/docs'

/** `npm run api -w tools`: compares the docs with the packages' declarations. */
async function main(): Promise<void> {
  const pages = new Map(
    readdirSync(docs, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => [name.replace(/\.mdx$/, ''), readFileSync(path.join(docs, name), 'utf8')]),
  )
  const trees = [...pages].map(([docId, mdx]) => [docId, parseMdx(mdx)] as const)
  const names = trees.flatMap(([docId, tree]) => documentedNames(docId, tree))
  const signatures = trees.flatMap(([docId, tree]) => signaturesIn(docId, tree))
  const failures = [...checkMembers(names, pages, await readDefaults()), ...checkSignatures(signatures)]
  for (const { message } of failures) console.log(`${message}\n`)
  const types = names.filter(({ type }) => type !== null)
  console.log(
    `${types.length} types and ${signatures.length} blocks of signatures compared with the packages, ${failures.length} issues`,
  )
  if (failures.length > 0) process.exitCode = 1
}

void main()
