import { transport } from '@recipes/saving/server'
import { expect, it } from 'vitest'
import { readPicture, readPublished, readVersion } from './requests'

it.each([
  [() => readPublished('../pages/home'), '/api/published/..%2Fpages%2Fhome'],
  [() => readPicture('../pages/home?'), '/api/pictures/..%2Fpages%2Fhome%3F'],
  [() => readVersion('home', '../x#'), '/api/versions/home/..%2Fx%23'],
])('An id in a page cannot lead to another route: %#', async (read, expected) => {
  const urls: string[] = []
  transport.fetch = (url) => {
    urls.push(url)
    return Promise.resolve(Response.json({}))
  }
  await read()
  expect(urls).toEqual([expected])
})
