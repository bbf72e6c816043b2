import type { AnnouncementBar } from '../../model/site'

/** A CSS color that cannot end the declaration it stands in. */
const color = /^[#a-z\d\s().,%/+-]+$/i

/** An id that can stand in a selector as it is. */
const plainId = /^[\w.-]+$/

/**
 * The rules of the bar for a style element in the head: its colors, and that it is gone for readers who dismissed this
 * id. Throws on a color that is none and on an id that holds anything but letters, digits, dots and dashes.
 */
export function announcementStyle({ id, backgroundColor, textColor }: AnnouncementBar): string {
  for (const value of [backgroundColor, textColor]) {
    if (!color.test(value)) throw new Error(`The announcement bar's color is not a CSS color: ${value}`)
  }
  if (!plainId.test(id))
    throw new Error(`The announcement bar's id may hold letters, digits, . _ - only: ${id}`)
  return (
    `[data-announcement]{background:${backgroundColor};color:${textColor}}` +
    `[data-dismissed="${id}"] [data-announcement]{display:none}`
  )
}
