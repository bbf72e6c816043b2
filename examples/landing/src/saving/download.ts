/** Downloads `text` as a file. */
export function download(text: string): void {
  const url = URL.createObjectURL(
    new Blob([text], { type: 'application/json' }),
  )
  const link = document.createElement('a')
  link.href = url
  link.download = 'craft-page.json'
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
