import { Editor, Frame, type Resolver } from '@craftjs/core'

export function PublishedPage({
  json,
  resolver,
}: {
  json: string
  resolver: Resolver
}) {
  return (
    <Editor enabled={false} resolver={resolver}>
      <Frame data={json} />
    </Editor>
  )
}
