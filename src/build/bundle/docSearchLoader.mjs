const LIMIT = 'maxLength:64'

/** Lets the field of DocSearch take a whole error message. Its limit is 64 characters, and DocSearch has no option for it. */
export default function docSearchLoader(source) {
  if (!source.includes(LIMIT))
    throw new Error('DocSearch no longer limits its field: remove docSearchLoader.mjs.')
  return source.replace(LIMIT, 'maxLength:500')
}
