import type { Root } from 'mdast'
import { canonicalUrl, type Origin } from '../../../model/url'
import { visitMarkdown } from './visitMarkdown'

/** The address that authors write in commands that install something from this site. */
const WRITTEN = /https:\/\/craft\.js\.org\/(?=(?:registry|packages)\/)/g

/** Replaces it with the address at which `site` is published, so that commands also work in a preview or on a mirror. */
export function siteAddresses(site: Origin) {
  const home = canonicalUrl(site, '/').replace(/\/*$/, '/')
  return (tree: Root): void => {
    visitMarkdown(tree, (node) => {
      if (node.type === 'code') node.value = node.value.replaceAll(WRITTEN, home)
    })
  }
}
