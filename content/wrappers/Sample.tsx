import type { UserComponent } from '@craftjs/core'

/** In a wrapper, the last component that the sample exports takes its place, with its name and its file. */
export const Sample: UserComponent = () => null
