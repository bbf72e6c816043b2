/** Follows a hit that Enter chose as a click would: by client navigation here, by the browser elsewhere. */
export function followHit(url: string): void {
  const link = document.createElement('a')
  link.href = url
  document.body.append(link)
  link.click()
  link.remove()
}
