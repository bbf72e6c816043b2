import { format, resolveConfig } from 'prettier'
import { z } from 'zod'
import { PostFrontMatter } from '../../../src/build/content'
import { DocFrontMatter } from '../../../src/build/content'

const FOLDER = '.vscode/schemas'

/** The JSON Schemas of front matter, for editors that check YAML while it is written: path and text of each file. */
export async function schemaFiles(): Promise<{ path: string; text: string }[]> {
  const schemas = { doc: DocFrontMatter, post: PostFrontMatter }
  return Promise.all(
    Object.entries(schemas).map(async ([kind, schema]) => {
      const path = `${FOLDER}/${kind}.schema.json`
      const text = JSON.stringify({
        title: `Front matter of a ${kind}`,
        ...z.toJSONSchema(schema, { io: 'input' }),
      })
      return { path, text: await format(text, { ...(await resolveConfig(path)), filepath: path }) }
    }),
  )
}
