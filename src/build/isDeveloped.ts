/** Whether `gatsby develop` runs, where an author waits for one page and not for all. */
export const isDeveloped = (): boolean => process.env.gatsby_executing_command === 'develop'
