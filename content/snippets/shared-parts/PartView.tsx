import { forwardRef } from 'react'
import { PageView } from '../saving/PageView'
import { withOverrides, type Overrides } from './overrides'
import { PartsProvider, useParts } from './parts'

export interface PartProps {
  /** The name of the part. */
  part: string
  overrides: Overrides
}

/** Shows a part. It works without an editor, so published pages use it too. */
export const PartView = forwardRef<HTMLDivElement, PartProps>(function PartView(
  { part, overrides },
  ref,
) {
  const { parts, views } = useParts()
  // Hide the part inside itself, or a part that contains itself would render forever.
  const { [part]: found, ...others } = parts
  const nodes = Object.hasOwn(parts, part) ? found : undefined
  return (
    <div ref={ref}>
      {nodes ? (
        <PartsProvider parts={others} views={views}>
          <PageView nodes={withOverrides(nodes, overrides)} views={views} />
        </PartsProvider>
      ) : (
        <p>The part “{part}” is not available here.</p>
      )}
    </div>
  )
})
