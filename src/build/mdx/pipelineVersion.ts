import { sourcesVersion } from './cache'

/** The code and the packages that decide what becomes of a body. */
const MAKERS = {
  sources: ['src/build/mdx', 'src/model/body.ts', 'src/model/frameIds.ts', 'src/model/islands.ts'],
  packages:
    /^node_modules\/(?:.*\/)?(?:@shikijs\/|@bruits\/|(?:unified|remark|rehype|mdast|hast|micromark|vfile|unist|estree|shiki|acorn|npm-to-yarn|github-slugger|property-information|parse-entities|stringify-entities|character-entities|oniguruma)\b)/,
}

/** A digest of everything below `root` that decides what becomes of a body; `null` when it is not there. */
export function pipelineVersion(root: string): string | null {
  return sourcesVersion(root, MAKERS)
}
