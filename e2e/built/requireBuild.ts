import { existsSync } from 'node:fs'
import path from 'node:path'

/** Throws if there is no built site in `folder`. */
export function requireBuild(folder: string): void {
  if (!existsSync(path.join(folder, 'index.html')))
    throw new Error(`There is no built site in ${folder}/. Run "npm run build" first.`)
}

/** Called by Vitest before all tests that read the built site. Without it, each of them would fail by itself. */
export const setup = (): void => requireBuild('public')
