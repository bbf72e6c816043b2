import path from 'node:path'
import type { z } from 'zod'
import { readContent } from './contentNode'
import { markdownFilesIn } from './markdownFilesIn'
import type { Mistakes } from './mistakes'
import { readFrontMatter } from './readFrontMatter'
import { refuseMarkdown } from './refuseMarkdown'

/** The MDX files of one folder below `content`, and what their front matter may say. */
interface Folder {
  source: string
  schema: z.ZodType
}

/**
 * Reads the front matter of every MDX file below `content`, before anybody else does: gatsby-plugin-mdx answers YAML
 * that does not parse with an error about its own code.
 */
export async function checkFrontMatter(
  root: string,
  folders: readonly Folder[],
  mistakes: Mistakes,
): Promise<void> {
  for (const { source, schema } of folders) {
    const folder = path.join(root, 'content', source)
    for (const name of markdownFilesIn(folder)) {
      const sourcePath = `content/${source}/${name}`
      await mistakes.during(sourcePath, async () => {
        refuseMarkdown(sourcePath)
        readFrontMatter(sourcePath, await readContent(path.join(folder, name)), schema)
      })
    }
  }
  mistakes.raise()
}
