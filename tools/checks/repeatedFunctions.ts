import path from 'node:path'
import ts from 'typescript'
import { snippetFiles } from '../../src/build/mdx'
import type { WrittenCode } from '../../src/model/body'

/** The samples of one page; a file of content/snippets counts as a page with one sample. */
export interface Samples {
  path: string
  code: readonly Pick<WrittenCode, 'code' | 'title' | 'language' | 'line'>[]
}

/** A function that a sample exports. */
interface ExportedFunction {
  name: string
  /** Its code without spaces, so that line breaks make no difference. */
  body: string
  /** File and line: `content/docs/api/frame.mdx:88`. */
  place: string
  /** Two samples with one source are versions of the same file: “packing.ts”, “packing.ts with lzutf8”. */
  source: string
}

/** Every example has an entry of its own. */
const ENTRIES = new Set(['App'])

/** The tutorial is one app, which its readers build from nothing, and its tests compare it with examples/basic. */
const APART = ['content/docs/guides/basic-tutorial.mdx', 'content/docs/guides/finishing-the-editor.mdx']

/**
 * Samples that export the same function with different bodies: a reader cannot tell which one is right. User Components
 * do not count, since each example has its own.
 */
export function repeatedFunctions(pages: readonly Samples[]): string[] {
  const known = new Map<string, ExportedFunction>()
  const issues: string[] = []
  for (const page of pages.filter(({ path }) => !APART.includes(path))) {
    for (const found of page.code.flatMap((sample) => functionsIn(page.path, sample))) {
      const first = known.get(found.name)
      if (first === undefined) known.set(found.name, found)
      else if (first.source !== found.source && first.body !== found.body)
        issues.push(
          `${found.place}: the sample exports ${found.name}, and so does ${first.place}, with another body. ` +
            'Keep one of them in content/snippets and include it, or give this one another name.',
        )
    }
  }
  return issues
}

/** The files of content/snippets, as pages. */
export function snippetPages(root: string): Samples[] {
  return [...snippetFiles(root)].map(([name, code]) => ({
    path: `content/snippets/${name}`,
    code: [{ code, title: name, language: path.extname(name).slice(1), line: 1 }],
  }))
}

function functionsIn(
  page: string,
  { code, title, language, line }: Samples['code'][number],
): ExportedFunction[] {
  if (!/^[jt]sx?$/.test(language)) return []
  const file = ts.createSourceFile(`sample.${language}`, code, ts.ScriptTarget.Latest, true)
  return file.statements.filter(isExported).flatMap((statement) =>
    namedFunctions(statement).flatMap(({ name, node }) => {
      const body = node.getText()
      if (ENTRIES.has(name) || /\b(?:useNode|connectNode)\(/.test(body)) return []
      const at = line + file.getLineAndCharacterOfPosition(statement.getStart()).line
      return [
        {
          name,
          body: body.replaceAll(/\s+/g, ''),
          place: `${page}:${at}`,
          source: `${page} ${title?.split(' ')[0]}`,
        },
      ]
    }),
  )
}

function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : []
  return modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
}

function namedFunctions(statement: ts.Statement): { name: string; node: ts.Node }[] {
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
    return statement.name ? [{ name: statement.name.text, node: statement }] : []
  if (!ts.isVariableStatement(statement)) return []
  return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
    initializer &&
    ts.isIdentifier(name) &&
    (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))
      ? [{ name: name.text, node: initializer }]
      : [],
  )
}
