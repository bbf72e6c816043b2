import { decode, jsonText, parseJson, readPage, textOfFile } from '@craftjs-site/saved-page'
import { parseProject, type Project } from './project'

const CODE = /\.(?:[jt]sx?|css)$/
const OPENABLE =
  'You can open .tsx, .ts and .css files with plain names, a project that was saved here, and a saved page.'

const listed = (names: readonly string[]) => new Intl.ListFormat('en').format(names)

/** The text of a file. One that is not text, such as a compressed page, becomes base64, which `decode` can read. */
export async function textIn(file: Blob): Promise<string> {
  try {
    return textOfFile(new Uint8Array(await file.arrayBuffer())).text
  } catch {
    const reader = new FileReader()
    reader.readAsDataURL(file)
    await new Promise((resolve) => (reader.onloadend = resolve))
    if (reader.error) throw reader.error
    return (reader.result as string).replace(/^.*,/, '')
  }
}

/** The project or the saved page in a text. A project without files is only a page. */
function projectIn(text: string): Project | null {
  const project = parseProject(parseJson(text))
  const page = project === null ? readPage(decode(text).value).page : null
  return page === null ? project : { files: {}, page: jsonText(page) }
}

/**
 * Opens files in the project `current`: code, a saved project, or a saved page. Code with an `App` replaces the project;
 * other code is added to it. Returns the project and a message. Rejects with an error that names the file otherwise.
 */
export async function openFiles(
  files: readonly File[],
  current: Project,
): Promise<{ project: Project; message: string }> {
  const isWhole = files.some(({ name }) => /^App\.[jt]sx?$/.test(name))
  let { files: known, page }: Project = isWhole ? { files: {} } : current
  const code: Record<string, string> = {}
  for (const file of files) {
    const { name } = file
    const text = await textIn(file)
    const found = CODE.test(name) ? parseProject({ files: { [name]: text } }) : projectIn(text)
    if (found === null) throw new Error(`${name} can’t be opened. ${OPENABLE}`)
    if (CODE.test(name)) code[name] = text
    else [known, page] = [Object.keys(found.files).length > 0 ? found.files : known, found.page]
  }
  const names = listed(files.map(({ name }) => name))
  const project = parseProject({ files: { ...known, ...code }, page })
  if (project === null) throw new Error(`${names} can’t be opened: that is too much for one project.`)
  const added = Object.keys(code).filter((name) => !isWhole && !Object.hasOwn(known, name))
  const use = added.length > 0 ? ` Import ${listed(added)} in the code to use it.` : ''
  return { project, message: `${names} ${files.length === 1 ? 'is' : 'are'} open.${use}` }
}
