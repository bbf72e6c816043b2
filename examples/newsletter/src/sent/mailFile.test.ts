import { expect, it } from 'vitest'
import { mailFile } from './mailFile'

const decoded = (base64: string) => Buffer.from(base64, 'base64').toString()

it('The file has the subject, the text and the HTML, in short lines', () => {
  const subject = 'Brot der Woche: Körner 🌾 und noch viel mehr als das'
  const html = `<p>${'Käse '.repeat(60)}</p>`
  const file = mailFile({ subject, html, text: 'Grüße' })
  const words = [...file.matchAll(/=\?utf-8\?B\?(\S+)\?=/g)].map(
    ([, word = '']) => word,
  )
  expect(words.map(decoded).join('')).toBe(subject)
  expect(file.split('\r\n').filter((line) => line.length > 76)).toEqual([])
  const parts = file.split(/\r\n--part(?:--)?\r\n/).slice(1, 3)
  const [plain, rich] = parts.map((part) => {
    const [head = '', body = ''] = part.split('\r\n\r\n')
    return [head.split(';')[0], decoded(body)]
  })
  expect(plain).toEqual(['Content-Type: text/plain', 'Grüße'])
  expect(rich).toEqual(['Content-Type: text/html', html])
})
