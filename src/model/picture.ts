/** Where the picture for dark mode stands beside a picture, if there is one: `./drag.png` and `./drag.dark.png`. */
export function darkTwinOf(src: string): string {
  return src.replace(/(\.\w+)$/, '.dark$1')
}
