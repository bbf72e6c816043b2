import { expect, it } from 'vitest'
import { node } from '../../packages/saved-page/fixtures/node'
import { NO_FIXES } from './diagnosis'
import { createInspectionService } from './inspectionService'

const inspect = async (page: object) => {
  const text = JSON.stringify(page)
  return (await createInspectionService().inspect({ text, names: null, choice: NO_FIXES })).result?.text ?? ''
}

it('formats a page with indentation, and a long one with a Node per line', async () => {
  const short = { ROOT: node() }
  expect(await inspect(short)).toBe(JSON.stringify(short, null, 2))
  const ids = Array.from({ length: 1200 }, (_, at) => `n${at}`)
  const props = { text: 'x'.repeat(900) }
  const long = { ROOT: node({ nodes: ids }), ...Object.fromEntries(ids.map((id) => [id, node({ props })])) }
  const text = await inspect(long)
  expect(JSON.parse(text)).toEqual(long)
  expect(text.split('\n')).toHaveLength(ids.length + 3)
})

it('keeps the version next to the page', async () => {
  const page = { ROOT: node({ nodes: ['gone'] }) }
  const choice = { ...NO_FIXES, all: true }
  const response = await createInspectionService().inspect({
    text: JSON.stringify({ version: 2, page }),
    names: null,
    choice,
  })
  expect(response.result?.text).toBe(JSON.stringify({ version: 2, page: { ROOT: node() } }, null, 2))
  expect(response.findings.map(({ code, state }) => `${code} ${state}`)).toEqual([
    'missing-child fixed',
    'with-version open',
  ])
})

it('inspects a Node with 20,000 child Nodes', async () => {
  const page = { ROOT: node({ nodes: Array.from({ length: 20_000 }, (_, at) => `n${at}`) }) }
  expect(JSON.stringify(JSON.parse(await inspect(page)))).toBe(JSON.stringify(page))
})

it('leaves findings about unread text open, and fixes the rest', async () => {
  const text = JSON.stringify({ data: { ROOT: node({ nodes: ['gone'] }) }, owner: 'Ada' })
  const choice = { ...NO_FIXES, all: true }
  const { findings } = await createInspectionService().inspect({ text, names: null, choice })
  expect(findings.map(({ code, state }) => `${code} ${state}`)).toEqual([
    'wrapped read',
    'missing-child fixed',
    'unread open',
  ])
})

it('lists the pages of a text, starts with the first that has faults, and puts the fixed one back into its place', async () => {
  const service = createInspectionService()
  const text = (page: object) =>
    JSON.stringify(
      [
        { id: 1, page: { ROOT: node() } },
        { id: 2, page },
      ],
      null,
      1,
    )
  const request = {
    text: text({ ROOT: node({ nodes: ['gone'] }) }),
    names: null,
    choice: { ...NO_FIXES, all: true },
  }
  const first = await service.inspect({ ...request, at: 0 })
  expect(first.reading?.places).toEqual(['/0/page', '/1/page (has faults)'])
  expect(first.findings).toEqual([])
  const { reading, findings, result } = await createInspectionService().inspect(request)
  expect(reading?.rows).toHaveLength(1)
  expect(reading?.at).toBe(1)
  expect(findings.map(({ code, state }) => `${code} ${state}`)).toEqual(['missing-child fixed'])
  expect(result?.whole).toBe(text({ ROOT: node() }))
})
