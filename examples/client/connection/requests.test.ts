import { SendingError } from '@recipes/actions/visit'
import { RefusedError, transport } from '@recipes/saving/server'
import { expect, it } from 'vitest'
import { readPicture, readPublished, readVersion, sendMessage } from './requests'

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

it.each([403, 404, 422, 429])('A visitor reads why a form got %d', async (status) => {
  const respond = (response: Response) => {
    transport.fetch = () => Promise.resolve(response)
    return sendMessage('home', 'order', {}, '1').catch((error: unknown) => error)
  }
  const refused = await respond(Response.json({ problem: 'Too many.' }, { status }))
  expect(refused).toBeInstanceOf(SendingError)
  expect(refused).toHaveProperty('message', 'Too many.')
  expect(await respond(new Response(null, { status }))).toBeInstanceOf(RefusedError)
})
