import { installWrapping } from './code-block'
import { installHidingNavbar } from './navbar'
import { installShortcuts } from './shortcuts'
import { installScrollSpy } from './toc'
import { installZoom } from './zoom'

/** Adds what a reader misses only later: the first scroll or tap brings the framework, and it brings this. */
export function installReadingAids(document: Document): void {
  installHidingNavbar(document)
  installWrapping(document)
  installScrollSpy(document)
  installShortcuts(document)
  installZoom(document)
}
