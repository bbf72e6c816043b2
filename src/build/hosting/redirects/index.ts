export { checkRedirects, type RedirectablePage } from './checkRedirects'
