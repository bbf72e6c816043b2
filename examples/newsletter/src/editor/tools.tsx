import { Button, Columns, Picture, Text } from '@recipes/newsletter/blocks'
import { noPicture } from '@recipes/pictures/picture'
import type { Tools } from '../../../client/ui/Toolbox'

/** The blocks of a mail. */
export const tools: Tools = [
  ['Title', 'heading', <Text key="title" text="Title" size="title" />],
  ['Text', 'text', <Text key="text" text="New text" size="text" />],
  ['Picture', 'picture', <Picture key="picture" picture={noPicture} href="" />],
  ['Button', 'button', <Button key="button" label="Button" href="/" look="filled" />],
  ['Link', 'field', <Button key="link" label="Link" href="/" look="link" />],
  ['Two columns', 'columns', <Columns key="columns" />],
]
