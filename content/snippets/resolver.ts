import { Container } from './Container'
import { Text } from './Text'

/** The components of the page, by the names under which they are saved. */
export const resolver = { Container, Text }
