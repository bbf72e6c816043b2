/** Says that the scripts did not come, and offers to load the page again; reading goes on either way. */
export function showBootFailure(): void {
  if (document.getElementById('boot-failure')) return
  const region = document.createElement('div')
  region.id = 'boot-failure'
  region.className = 'route-failure'
  region.setAttribute('role', 'alert')
  const message = document.createElement('p')
  message.textContent =
    'Some scripts of this page could not be loaded. You can read on; search and live parts need them.'
  const reload = document.createElement('button')
  reload.type = 'button'
  reload.textContent = 'Reload'
  reload.onclick = () => location.reload()
  region.append(message, reload)
  document.body.append(region)
}
