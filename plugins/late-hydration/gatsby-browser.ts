import type { GatsbyBrowser } from 'gatsby'
import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/** Hydrates in a transition, so that the page stays responsive. */
const hydrateInTransition = (element: ReactNode, container: Element): void => {
  // In develop, Gatsby also calls this for its loading indicator, with another container.
  const isRendered = container.querySelector('#gatsby-focus-wrapper')?.hasChildNodes() ?? false
  startTransition(() => {
    if (isRendered) hydrateRoot(container, element)
    else createRoot(container).render(element)
  })
}

// Gatsby declares the type of React 17's `render`, which returns an element.
export const replaceHydrateFunction = (() =>
  hydrateInTransition) as unknown as GatsbyBrowser['replaceHydrateFunction']
