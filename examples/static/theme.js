// The site stores the color mode under the key "theme". This classic script applies it before the first
// paint and follows changes in other tabs. If storage is blocked, the mode is light.
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
    // Storage is blocked, so the mode lasts until the page closes.
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

// In a frame, follow the parent page. This works even if storage is blocked.
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
    // The parent page is from another origin.
  }
}
