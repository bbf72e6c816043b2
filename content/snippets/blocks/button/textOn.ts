/** Returns black or white, whichever is easier to read on a color such as `#1a73e8`. */
export function textOn(color: string): 'black' | 'white' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(color.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  // At a luminance of 0.179, black and white have the same contrast (WCAG 2.2).
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? 'black' : 'white'
}
