const LIMIT = 'maxLength:64'

/** Lets DocSearch take a whole error message. It cuts off what is typed after 64 characters, and has no option for it. */
export default function docSearchLoader(source) {
  if (!source.includes(LIMIT))
    throw new Error('DocSearch no longer limits its field: remove docSearchLoader.mjs.')
  return source.replace(LIMIT, 'maxLength:500')
}
