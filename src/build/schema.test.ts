import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse, visit } from 'gatsby/graphql'
import { expect, test } from 'vitest'

/** Every piece of schema in this world: the strings marked as GraphQL. */
const pieces = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('Schema.ts'))
  .flatMap((file) => {
    const text = readFileSync(path.join(__dirname, file), 'utf8')
    return [...text.matchAll(/\/\* GraphQL \*\/ `([^`]*)`/g)].map(([, sdl = '']) => [file, sdl] as const)
  })

test('finds our types', () => {
  expect(pieces.length).toBeGreaterThanOrEqual(8)
})

test.each(pieces)('every type, field and value of %s is described', (_, sdl) => {
  const bare: string[] = []
  let type = ''
  const note = (name: string, description: unknown) => description || bare.push(name)
  visit(parse(sdl), {
    ObjectTypeDefinition: ({ name, description }) => void note((type = name.value), description),
    EnumTypeDefinition: ({ name, description }) => void note((type = name.value), description),
    FieldDefinition: ({ name, description }) => void note(`${type}.${name.value}`, description),
    EnumValueDefinition: ({ name, description }) => void note(`${type}.${name.value}`, description),
  })
  expect(bare).toEqual([])
})
