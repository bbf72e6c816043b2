import { expect, it, vi } from 'vitest'
import { servePlayground } from './servePlayground'

type App = Parameters<typeof servePlayground>[0]
type Files = Parameters<typeof servePlayground>[1]

/** Serves `files` to requests; each answers with type and text, or with what `next` was called with. */
function serve(files: Files) {
  const routes: Parameters<App['get']>[] = []
  servePlayground({ get: (...route) => void routes.push(route) }, files)
  return (address: string) =>
    new Promise<unknown>((resolve) => {
      const route = routes.find(([pattern]) => pattern.test(address))
      if (!route) return resolve('not asked')
      const response = { type: (name: string) => ({ send: (text: string) => resolve([name, text]) }) }
      route[1]({ path: address }, response, (error) => resolve(error ?? 'next'))
    })
}

it('answers with the frame and its files, which are created once, or again after a failure', async () => {
  const failure = new Error('The frame could not be bundled.')
  const text = { '/sandbox/index.html': '<p>', '/sandbox/types.json': '{}' }
  const files = vi
    .fn<Files>()
    .mockRejectedValueOnce(failure)
    .mockResolvedValue(Object.entries(text).map(([path, text]) => ({ path, text })))
  const get = serve(files)
  expect(await get('/sandbox/')).toBe(failure)
  expect(await get('/sandbox/')).toEqual(['.html', '<p>'])
  expect(await get('/sandbox/index.html')).toEqual(['.html', '<p>'])
  expect(await get('/sandbox/types.json')).toEqual(['.json', '{}'])
  expect(await get('/sandbox/none.js')).toBe('next')
  expect(await get('/docs')).toBe('not asked')
  expect(files).toHaveBeenCalledTimes(2)
})
