// The site keeps the color mode under the key "theme". A classic script sets it before the first paint,
// and a page that is open next to the site follows every change. Blocked storage means light.
const applyTheme = (theme) => {
  document.documentElement.dataset.theme = theme === 'dark' ? 'dark' : 'light'
}

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
