/** A path as it stands in an address: `/größe` is `/gr%C3%B6%C3%9Fe`; what is encoded already stays as it is. */
export const asAddress = (path: string): string => new URL(path, 'https://site.invalid').pathname
