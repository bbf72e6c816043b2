import ts from 'typescript'

type Entries = ts.ArrayLiteralExpression

const nameOf = (property: ts.ObjectLiteralElementLike) => property.name?.getText()

const valueOf = (object: ts.ObjectLiteralExpression, name: string) =>
  object.properties.find((property) => ts.isPropertyAssignment(property) && nameOf(property) === name) as
    ts.PropertyAssignment | undefined

/** Every category below a node: its label and the list that it holds. */
function categoriesIn(node: ts.Node): { label: string; items: Entries }[] {
  const found: { label: string; items: Entries }[] = []
  const visit = (inner: ts.Node): void => {
    if (ts.isObjectLiteralExpression(inner)) {
      const label = valueOf(inner, 'label')?.initializer
      const items = valueOf(inner, 'items')?.initializer
      if (label && items && ts.isStringLiteral(label) && ts.isArrayLiteralExpression(items)) {
        found.push({ label: label.text, items })
      }
    }
    ts.forEachChild(inner, visit)
  }
  visit(node)
  return found
}

const parse = (text: string) => ts.createSourceFile('sidebars.ts', text, ts.ScriptTarget.Latest, true)

/** The labels of all categories that `content/sidebars.ts` holds, in order. */
export const categoriesOf = (text: string): string[] => categoriesIn(parse(text)).map(({ label }) => label)

/**
 * The text of `content/sidebars.ts` with a doc id at the end of a category; everything else stays as it is written.
 *
 * Throws when there is no such category.
 */
export function intoSidebar(text: string, category: string, docId: string): string {
  const found = categoriesIn(parse(text)).find(({ label }) => label === category)
  if (!found) throw new Error(`There is no category "${category}" in content/sidebars.ts.`)
  const last = found.items.elements.at(-1)
  const at = last ? last.getEnd() : found.items.getStart() + 1
  return `${text.slice(0, at)}${last ? ', ' : ''}'${docId}'${text.slice(at)}`
}
