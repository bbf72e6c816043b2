import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { AuthorError } from '../errors'
import { compileBody } from './compileBody'

/** A site with the packages and the sources of this one, and with docs of its own. */
let root: string
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'imports-'))
  for (const name of ['node_modules', 'src', 'package.json'])
    symlinkSync(path.resolve(name), path.join(root, name))
  const folder = path.join(root, 'content/docs/concepts')
  mkdirSync(folder, { recursive: true })
  for (const name of ['editor-components', 'nodes', 'serializing', 'user-components'])
    writeFileSync(path.join(folder, `${name}.mdx`), '')
})
afterAll(() => rmSync(root, { recursive: true }))

/** What the author of a doc with these lines is told. */
async function told(...lines: string[]): Promise<string> {
  try {
    await compileBody(`${lines.join('\n')}\n\nText.\n`, {
      path: 'content/docs/concepts/a.mdx',
      root,
      lineOffset: 4,
    })
  } catch (error) {
    // The number of installed packages changes.
    if (error instanceof AuthorError) return error.message.replace(/and \d{2,} more/, 'and N more')
    throw error
  }
  return 'nothing'
}

it('Imports that cannot be resolved are named with file, line and what exists, all at once', async () => {
  expect(
    await told(
      "import { API } from '@site/src/components'",
      "import { Picture } from '@site/src/theme/mdx/Picture'",
      "import Nope from './nope'",
      "import Node from '../concepts/node'",
      "import fs from 'fs'",
      "import { useState } from 'raect'",
      "import x from 'zod/v5'",
      "import y from 'https://esm.sh/y'",
    ),
  ).toMatchInlineSnapshot(`
    "There are 8 mistakes.

    1. content/docs/concepts/a.mdx:5 imports "@site/src/components", and no package of that name is installed.

    This site has no aliases: import files by their relative path, such as "../../components/Chart". There is no src/components here.

    2. content/docs/concepts/a.mdx:6 imports "@site/src/theme/mdx/Picture", and no package of that name is installed.

    This site has no aliases: import files by their relative path. Write "../../../src/theme/mdx/Picture.tsx".

    3. content/docs/concepts/a.mdx:7 imports "./nope", which does not exist.

    Put it at content/docs/concepts/nope, or correct the path.
    The nearest there:
    - nodes.mdx
    - serializing.mdx
    - user-components.mdx
    - and 1 more

    4. content/docs/concepts/a.mdx:8 imports "../concepts/node", which does not exist.

    Put it at content/docs/concepts/node, or correct the path.
    The nearest there:
    - nodes.mdx
    - serializing.mdx
    - user-components.mdx
    - and 1 more

    5. content/docs/concepts/a.mdx:9 imports "fs", a module of Node that browsers do not have.

    Remove the import: a page runs in the browser too.

    6. content/docs/concepts/a.mdx:10 imports "raect", and no package of that name is installed.

    The nearest installed packages are:
    - react
    - ajv
    - feed
    - and N more

    7. content/docs/concepts/a.mdx:11 imports "zod/v5", and zod has no "v5".

    The nearest are:
    - zod/v3
    - zod/v4
    - zod
    - and 9 more

    8. content/docs/concepts/a.mdx:12 imports "https://esm.sh/y" from another host, which the policy of this site forbids.

    Install the package, and import it by its name."
  `)
})

it('Imports of packages, parts of packages and files are resolved as a bundler does', async () => {
  expect(
    await told(
      "import { useState } from 'react'",
      "import * as runtime from 'react/jsx-runtime'",
      "import { Editor } from '@craftjs/core'",
      "import { z } from 'zod/v4'",
      "import tsx from 'shiki/langs/tsx.mjs'",
      "import { version } from '../../../package.json'",
      'export const a = [useState, runtime, Editor, z, tsx, version].length',
    ),
  ).toBe('nothing')
})
