/** The text of the style sheet. */
declare const text: string
export default text
