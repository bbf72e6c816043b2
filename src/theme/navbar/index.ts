export { currentOf } from './NavbarEntry'
export { Navbar, type NavbarProps } from './Navbar'
