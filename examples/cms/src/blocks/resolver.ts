import { resolver as blocks } from '@recipes/blocks/resolver'
import { Missing } from '@recipes/upgrades/Missing'
import { Header } from './Header'
import { Heading } from './Heading'
import { Page } from './Page'
import { Picture } from './Picture'
import { RichText } from './RichText'

// Picture replaces Image, because its `src` is a name on our server.
const { Image: _, ...others } = blocks

/** Every saved page contains these keys. Never rename one without an upgrade. */
export const resolver = {
  ...others,
  Page,
  Header,
  Heading,
  RichText,
  Picture,
  Missing,
}
