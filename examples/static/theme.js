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
