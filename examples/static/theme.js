// The site keeps the color mode under the key "theme". A classic script sets it before the first paint,
// and a page that is open next to the site follows every change. Blocked storage means light.
const { dataset } = document.documentElement
const showTheme = () => {
  document
    .querySelector('[data-theme-toggle]')
    ?.setAttribute('aria-pressed', String(dataset.theme === 'dark'))
}
const applyTheme = (theme) => {
  dataset.theme = theme === 'dark' ? 'dark' : 'light'
  showTheme()
}
addEventListener('DOMContentLoaded', showTheme)

addEventListener('click', ({ target }) => {
  if (!target.closest('[data-theme-toggle]')) return
  applyTheme(dataset.theme === 'dark' ? 'light' : 'dark')
  try {
    localStorage.setItem('theme', dataset.theme)
  } catch {
    // Storage is blocked: it holds until the page is left.
  }
})

try {
  applyTheme(localStorage.getItem('theme'))
} catch {
  applyTheme(null)
}

addEventListener('storage', (event) => {
  if (event.key === 'theme') applyTheme(event.newValue)
})

// In a frame it follows the page around it, also where storage is blocked.
if (parent !== window) {
  dataset.framed = ''
  try {
    const around = parent.document.documentElement
    const follow = () => applyTheme(around.dataset.theme)
    new MutationObserver(follow).observe(around, {
      attributeFilter: ['data-theme'],
    })
    if (around.dataset.theme) follow()
  } catch {
    // The page around is somebody else's.
  }
}
