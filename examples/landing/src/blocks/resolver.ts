import { Button } from './Button'
import { Card } from './Card'
import { Container } from './Container'
import { Picture } from './Picture'
import { Actions, Cards, Film } from './regions'
import { Text } from './Text'
import { Video } from './Video'

/** The components of the page, by the names that saved pages use. */
export const resolver = {
  Container,
  Text,
  Button,
  Picture,
  Video,
  Card,
  Cards,
  Actions,
  Film,
}
