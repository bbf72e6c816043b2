import { Editor, Element, Frame } from '@craftjs/core'
import { resolver } from '../resolver'
import { PageLoader } from './PageLoader'

export function LoadedPage({ pageId }: { pageId: string }) {
  return (
    <PageLoader pageId={pageId} resolver={resolver}>
      {(page) => (
        <Editor resolver={resolver}>
          {/* An empty text means a new page: without data, Frame uses its child. */}
          <Frame data={page.json}>
            <Element is="div" canvas />
          </Frame>
        </Editor>
      )}
    </PageLoader>
  )
}
