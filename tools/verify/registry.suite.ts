import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { registryArchive, registryFiles } from '../../src/build/outputs'
import { suiteFolder } from './suiteFolder'

// Needs the npm registry. shadcn makes no requests to its vendor.
const SHADCN = 'shadcn@4.23.0'
const { at, write, run } = suiteFolder()

const files = new Map<string | undefined, string>()
const server = createServer(({ url }, response) => response.end(files.get(url)))
let items: { name: string; files: { target: string }[] }[] = []
let site = { url: '', baseUrl: '/' }

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  site = { ...site, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
  for (const { path: file, text } of registryFiles(process.cwd(), site)) files.set(file, text)
  ;({ items } = JSON.parse([...files.values()][0]!) as { items: typeof items })
  await run('npm create vite@latest app -- --template react-ts --no-interactive')
  await run('npm install', 'app')
})
afterAll(() => void server.close())

it('The registry matches the schema that shadcn publishes', async () => {
  await run(`npm install --prefix . ${SHADCN}`)
  write('files.json', JSON.stringify([...files.values()]))
  write(
    'validate.mjs',
    `import { readFileSync } from 'node:fs'
     import { registryItemSchema, registrySchema } from 'shadcn/schema'
     const [index, ...items] = JSON.parse(readFileSync('files.json', 'utf8')).map((text) => JSON.parse(text))
     registrySchema.parse(index)
     for (const item of items) registryItemSchema.parse(item)
     console.log(items.length, 'valid')`,
  )
  expect(await run('node validate.mjs')).toContain(`${items.length} valid`)
})

it('The command adds all items to an empty project, without a configuration file', async () => {
  const addresses = items.map(({ name }) => `${site.url}/registry/${name}.json`)
  await run(`npx ${SHADCN} add --yes ${addresses.join(' ')}`, 'app')
  const targets = items.flatMap(({ files }) => files.map(({ target }) => target))
  expect(targets.filter((target) => !existsSync(at(`app/${target}`)))).toEqual([])
})

it('The added files compile in strict mode and pass their tests', async () => {
  await run('npx tsc -p tsconfig.app.json --noEmit --strict', 'app')
  expect(await run('npx vitest run', 'app')).toMatch(/Tests\s+\d+ passed/)
})

it('From the downloaded archive, items are added without any server but the npm registry', async () => {
  await run('npm create vite@latest offline -- --template react-ts --no-interactive')
  await run('npm install', 'offline')
  const { text } = registryArchive(process.cwd(), site)
  for (const [file, bytes] of Object.entries(unzipSync(text))) write(`offline/${file}`, bytes)
  await new Promise((resolve) => server.close(resolve))
  const addresses = ['blocks', 'autosave'].map((name) => `./craftjs-registry/${name}.json`)
  await run(`npx ${SHADCN} add --yes ${addresses.join(' ')}`, 'offline')
  await run('npx tsc -p tsconfig.app.json --noEmit --strict', 'offline')
})
