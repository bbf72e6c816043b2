/** How often something begins in `text` that MDX has and Markdown has not. */
export const signsIn = (text: string): number => text.match(/[<{]/g)?.length ?? 0
