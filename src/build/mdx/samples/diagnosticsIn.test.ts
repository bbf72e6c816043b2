import { expect, it } from 'vitest'
import { diagnosticsIn } from './diagnosticsIn'

it('reads what the compiler prints, each message with the lines that explain it', () => {
  const output = `unit-0/src/App.tsx(12,5): error TS2322: Type '{ a: string; }' is not assignable to type 'Props'.
  Types of property 'a' are incompatible.
    Type 'string' is not assignable to type 'number'.
unit-10/sample.jsx(1,1): error TS7006: Parameter 'a' implicitly has an 'any' type.
witness.ts(1,14): error TS2322: Type '\`a
b\${string}\`' is not assignable to type 'false'.
`
  expect(diagnosticsIn(output)).toEqual([
    {
      file: 'unit-0/src/App.tsx',
      line: 12,
      code: 2322,
      message:
        "Type '{ a: string; }' is not assignable to type 'Props'.   Types of property 'a' are incompatible.     Type 'string' is not assignable to type 'number'.",
    },
    {
      file: 'unit-10/sample.jsx',
      line: 1,
      code: 7006,
      message: "Parameter 'a' implicitly has an 'any' type.",
    },
    {
      file: 'witness.ts',
      line: 1,
      code: 2322,
      message: "Type '`a b${string}`' is not assignable to type 'false'.",
    },
  ])
  expect(diagnosticsIn(output.replaceAll('\n', '\r\n'))).toEqual(diagnosticsIn(output))
  expect(diagnosticsIn('')).toEqual([])
})

it.each([
  "error TS18003: No inputs were found in config file '/tmp/tsconfig.json'.",
  "a.ts(1,1): error TS1: A.\nerror TS2688: Cannot find type definition file for 'a'.",
  'Version 7.0.2',
])('does not take “%s” for an answer', (output) => {
  expect(() => diagnosticsIn(output)).toThrow('The code samples could not be checked: ')
})
