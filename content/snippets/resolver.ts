import { Container } from './Container'
import { Text } from './Text'

/** The components of the page, by the names that saved pages use. */
export const resolver = { Container, Text }
