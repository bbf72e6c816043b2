import { Missing } from '@recipes/upgrades/Missing'
import { Button } from './Button'
import { ButtonBar } from './ButtonBar'
import { Column, Columns } from './Columns'
import { Header } from './Header'
import { Heading } from './Heading'
import { Page } from './Page'
import { Picture } from './Picture'
import { RichText } from './RichText'

/** The keys are a part of every saved page: never rename one without an upgrade. */
export const resolver = {
  Page,
  Header,
  Heading,
  RichText,
  Picture,
  Button,
  ButtonBar,
  Columns,
  Column,
  Missing,
}
