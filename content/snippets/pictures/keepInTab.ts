import type { StoredPicture } from './picture'

/** Replaces your server in examples: pictures are lost when the tab closes. */
export async function keepInTab(file: File): Promise<StoredPicture> {
  const { width, height } = await createImageBitmap(file)
  const src = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(new Error('The file cannot be read.'))
    reader.readAsDataURL(file)
  })
  return { src, name: file.name, width, height }
}
