import { resolver as blocks } from '@recipes/blocks/resolver'
import { Missing } from '@recipes/upgrades/Missing'
import { Header } from './Header'
import { Heading } from './Heading'
import { Page } from './Page'
import { Picture } from './Picture'
import { RichText } from './RichText'

// A Picture takes the place of the Image: its addresses are names on our server.
const { Image: _, ...others } = blocks

/** The keys are a part of every saved page: never rename one without an upgrade. */
export const resolver = {
  ...others,
  Page,
  Header,
  Heading,
  RichText,
  Picture,
  Missing,
}
