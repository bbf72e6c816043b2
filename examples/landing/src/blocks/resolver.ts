import { Button } from './Button'
import { Container } from './Container'
import {
  Custom1,
  Custom2,
  Custom3,
  KeepsOne,
  OneVideo,
  OnlyButtons,
} from './ruleDemos'
import { Text } from './Text'
import { Video } from './Video'

/** Everything that a page can be made of, by the names that saved pages use. */
export const resolver = {
  Container,
  Text,
  Button,
  Video,
  Custom1,
  Custom2,
  Custom3,
  OnlyButtons,
  OneVideo,
  KeepsOne,
}
