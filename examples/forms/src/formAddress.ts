/** Returns the URL of a form for visitors. Published forms have their own entry point in `page/`. */
export const formAddress = (id: string) =>
  `${import.meta.env.BASE_URL}forms/page/?id=${id}`
