import { parse, visit } from 'gatsby/graphql'
import { expect, test } from 'vitest'
import { schema } from './schema'

test('every type, field, and value has a description', () => {
  const bare: string[] = []
  let type = ''
  const note = (name: string, description: unknown) => description || bare.push(name)
  visit(parse(schema.join('\n')), {
    ObjectTypeDefinition: ({ name, description }) => void note((type = name.value), description),
    EnumTypeDefinition: ({ name, description }) => void note((type = name.value), description),
    FieldDefinition: ({ name, description }) => void note(`${type}.${name.value}`, description?.value),
    EnumValueDefinition: ({ name, description }) => void note(`${type}.${name.value}`, description),
  })
  expect(bare).toEqual([])
})
