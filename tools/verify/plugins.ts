import { readdirSync } from 'node:fs'
import ts from 'typescript'
import { openFixture } from '../fixture'
import { namedChecks } from './namedChecks'
import { siteTests } from './siteTests'

const CONFIG = 'gatsby-config.ts'

/** `config`, the text of gatsby-config.ts, without the entry of a local plugin. Throws when there is none. */
export function withoutPlugin(config: string, name: string): string {
  const isName = (node?: ts.Node) => node !== undefined && ts.isStringLiteral(node) && node.text === name
  const isEntry = (node: ts.Node) =>
    isName(node) ||
    (ts.isObjectLiteralExpression(node) &&
      node.properties.some(
        (property) =>
          ts.isPropertyAssignment(property) &&
          property.name.getText() === 'resolve' &&
          isName(property.initializer),
      ))
  const find = (node: ts.Node): ts.Node | undefined =>
    (ts.isArrayLiteralExpression(node) ? node.elements.find(isEntry) : undefined) ??
    ts.forEachChild(node, find)
  const entry = find(ts.createSourceFile(CONFIG, config, ts.ScriptTarget.Latest, true))
  if (!entry) throw new Error(`${CONFIG} has no entry for the plugin ${name}.`)
  return config.slice(0, entry.getStart()) + config.slice(entry.getEnd()).replace(/^\s*,/, '')
}

/**
 * Every local plugin corrects Gatsby, and can be taken out: the site then builds, and all its tests pass but those that
 * are tagged with the plugin's name, such as `@navigation`.
 */
export const pluginsSuite = namedChecks(
  'plugins',
  'the site without each of its local plugins',
  async (check) => {
    const names = readdirSync('plugins', { withFileTypes: true }).filter((entry) => entry.isDirectory())
    for (const { name } of names) {
      const fixture = openFixture({ bodies: 'full' })
      try {
        await check(`without ${name} the site builds`, async () => {
          fixture.edit(CONFIG, (config) => withoutPlugin(config, name))
          const { isOk, output } = await fixture.build()
          if (!isOk) throw new Error(output)
        })
        for (const { kind, run } of siteTests)
          await check(`without ${name} all ${kind} pass but its own`, () => run(fixture, name))
      } finally {
        fixture.close()
      }
    }
  },
)
