/** The text of the sheet. */
declare const text: string
export default text
