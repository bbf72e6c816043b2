import { z } from 'zod'

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name

/** Front matter with keys in camel case, as in nodes: `sidebar_label` becomes `sidebarLabel`. */
type NodeFields<FrontMatter> = {
  [Key in keyof FrontMatter as CamelCase<Key & string>]: FrontMatter[Key]
}

const camelCase = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Converts front matter to the fields of a node. */
export function nodeFields<FrontMatter extends object>(frontMatter: FrontMatter): NodeFields<FrontMatter> {
  const entries = Object.entries(frontMatter).map(([name, value]) => [camelCase(name), value as unknown])
  return Object.fromEntries(entries) as NodeFields<FrontMatter>
}

/** The fields of `node` that this front matter schema defines. */
export function frontMatterOf<Schema extends z.ZodObject>(
  schema: Schema,
  node: NodeFields<z.output<Schema>>,
): NodeFields<z.output<Schema>> {
  const names = Object.keys(schema.shape).map(camelCase)
  const entries = Object.entries(node).filter(([name]) => names.includes(name))
  return Object.fromEntries(entries) as NodeFields<z.output<Schema>>
}

/** A field in JSON Schema. */
interface JsonField {
  type?: string
  items?: JsonField
  description?: string
}

function graphqlType(name: string, { type, items }: JsonField): string {
  if (type === 'string') return 'String'
  if (type === 'boolean') return 'Boolean'
  if (type === 'array' && items) return `[${graphqlType(name, items)}!]`
  throw new Error(
    `The front matter field "${name}" has no simple GraphQL type: pass its type to graphqlFields.`,
  )
}

/**
 * Front matter fields in GraphQL, with the descriptions of the schema. `types` overrides the type of a field (`image:
 * 'File'`), or omits the field (`null`).
 */
export function graphqlFields(
  schema: z.ZodObject,
  types: Readonly<Record<string, string | null>> = {},
): string {
  const { properties = {}, required = [] } = z.toJSONSchema(schema) as {
    properties?: Record<string, JsonField>
    required?: string[]
  }
  return Object.entries(properties)
    .filter(([name]) => types[name] !== null)
    .map(([name, field]) => {
      const type = types[name] ?? `${graphqlType(name, field)}${required.includes(name) ? '!' : ''}`
      return `${JSON.stringify(field.description ?? '')}\n${camelCase(name)}: ${type}`
    })
    .join('\n')
}
