import type { VFile } from 'vfile'

/** Whether the file with this path is GitHub Flavored Markdown (`.md`): text without JSX, often written for GitHub. */
export const isMarkdownPath = (path: string): boolean => path.endsWith('.md')

/** Whether `file` is GitHub Flavored Markdown. */
export const isMarkdown = (file: VFile): boolean => isMarkdownPath(file.path ?? '')
