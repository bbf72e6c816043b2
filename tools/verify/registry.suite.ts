import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { registryFiles } from '../../src/build/outputs'
import { startCommand } from '../fixture'

// Needs the npm registry. shadcn makes no requests to its vendor.
const SHADCN = 'shadcn@4.23.0'
const home = mkdtempSync(path.join(tmpdir(), 'registry-'))
const project = path.join(home, 'app')
const run = (line: string, folder = project) => startCommand(line, folder, { timeout: 600_000 }).ended

const files = new Map<string | undefined, string>()
const server = createServer(({ url }, response) => response.end(files.get(url)))
let items: { name: string; files: { target: string }[] }[] = []
let site = { url: '', baseUrl: '/' }

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  site = { ...site, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
  for (const { path: file, text } of registryFiles(process.cwd(), site)) files.set(file, text)
  ;({ items } = JSON.parse([...files.values()][0]!) as { items: typeof items })
  await run('npm create vite@latest app -- --template react-ts --no-interactive', home)
  await run('npm install')
})
afterAll(() => {
  server.close()
  rmSync(home, { recursive: true })
})

it('The registry matches the schema that shadcn publishes', async () => {
  await run(`npm install --prefix . ${SHADCN}`, home)
  writeFileSync(path.join(home, 'files.json'), JSON.stringify([...files.values()]))
  writeFileSync(
    path.join(home, 'validate.mjs'),
    `import { readFileSync } from 'node:fs'
     import { registryItemSchema, registrySchema } from 'shadcn/schema'
     const [index, ...items] = JSON.parse(readFileSync('files.json', 'utf8')).map((text) => JSON.parse(text))
     registrySchema.parse(index)
     for (const item of items) registryItemSchema.parse(item)
     console.log(items.length, 'valid')`,
  )
  expect(await run('node validate.mjs', home)).toContain(`${items.length} valid`)
})

it('The command adds all items to an empty project, without a configuration file', async () => {
  const addresses = items.map(({ name }) => `${site.url}/registry/${name}.json`)
  await run(`npx ${SHADCN} add --yes ${addresses.join(' ')}`)
  const targets = items.flatMap(({ files }) => files.map(({ target }) => target))
  expect(targets.filter((target) => !existsSync(path.join(project, target)))).toEqual([])
})

it('The added files compile in strict mode and pass their tests', async () => {
  await run('npx tsc -p tsconfig.app.json --noEmit --strict')
  expect(await run('npx vitest run')).toMatch(/Tests\s+\d+ passed/)
})
