export { SupportPage } from './SupportPage'
