/** The address of a page for visitors. The entry of published pages is beside that of the editor. */
export const publishedAddress = (id: string) =>
  `${import.meta.env.BASE_URL}cms/page/?id=${id}`
