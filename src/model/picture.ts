/** Path of the dark mode variant of an image: `./drag.dark.png` for `./drag.png`. */
export function darkVariantOf(src: string): string {
  return src.replace(/(\.\w+)$/, '.dark$1')
}
