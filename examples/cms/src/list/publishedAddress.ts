/** Returns the URL of a page for visitors. Published pages have their own entry point in `page/`. */
export const publishedAddress = (id: string) =>
  `${import.meta.env.BASE_URL}cms/page/?id=${id}`
