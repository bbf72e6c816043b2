import { Editor, Element, Frame } from '@craftjs/core'
import { resolver } from '../resolver'
import { PageLoader } from './PageLoader'

export function LoadedPage({ pageId }: { pageId: string }) {
  return (
    <PageLoader pageId={pageId} resolver={resolver}>
      {(page) => (
        <Editor resolver={resolver}>
          {/* A new page has empty JSON. Without data, Frame renders its child. */}
          <Frame data={page.json}>
            <Element is="div" canvas />
          </Frame>
        </Editor>
      )}
    </PageLoader>
  )
}
