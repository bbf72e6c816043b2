/** Returns the URL of the page that shows a published mail. It has its own entry point in `mail/`. */
export const mailAddress = (id: string) =>
  `${import.meta.env.BASE_URL}newsletter/mail/?id=${id}`
