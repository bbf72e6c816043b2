import type { Mail } from '../../../server/store'

const base64 = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))

/** Lines of 76 characters, the most that a mail may have. */
const lines = (text: string) => text.match(/.{1,76}/g)?.join('\r\n') ?? ''

const part = (type: string, text: string) =>
  `--part\r\nContent-Type: text/${type}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${lines(base64(text))}\r\n`

/** Returns the mail as an .eml file, which mail programs open as a draft: plain text and HTML. */
export function mailFile({ subject, html, text }: Mail): string {
  // An encoded word has at most 75 characters, and must not split a character.
  const words = Array.from(
    subject.matchAll(/.{1,10}/gsu),
    ([word]) => `=?utf-8?B?${base64(word)}?=`,
  )
  return [
    `Subject: ${words.join('\r\n ')}`,
    'X-Unsent: 1',
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary="part"',
    '',
    `${part('plain', text)}${part('html', html)}--part--`,
    '',
  ].join('\r\n')
}
