import { expect, it } from 'vitest'
import { videoIdOf } from './videoIdOf'

it.each([
  'aqz-KE-bpKQ',
  ' aqz-KE-bpKQ ',
  'https://youtu.be/aqz-KE-bpKQ?t=4',
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://m.youtube.com/watch?app=desktop&v=aqz-KE-bpKQ',
  'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  'https://youtube.com/shorts/aqz-KE-bpKQ',
])('finds the video in %s', (text) => {
  expect(videoIdOf(text)).toBe('aqz-KE-bpKQ')
})

it.each(['', 'short', 'https://vimeo.com/1234567', 'aqz-KE-bpKQ/../x'])(
  'refuses "%s"',
  (text) => {
    expect(videoIdOf(text)).toBeNull()
  },
)
