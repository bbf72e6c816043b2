import Ajv from 'ajv/dist/2020'
import { expect, it } from 'vitest'
import { savedStateSchema } from '../../../src/build/outputs'
import { savedPages } from './savedPages'

const fits = new Ajv({ strict: true, strictRequired: false }).compile(
  savedStateSchema({ url: 'https://craft.js.org', baseUrl: '/' }),
)

it.each(savedPages)('the JSON Schema $schema $name', ({ json, schema }) => {
  expect(fits(JSON.parse(json))).toBe(schema === 'accepts')
})
