import { useOpenUploads } from '../pictures/UploadProvider'

/** The way to the list. The editor closes, and ends what is still uploaded. */
export function LinkToPages() {
  const { uploads } = useOpenUploads()
  const isUploading = Object.values(uploads).some(
    ({ problem }) => problem === '',
  )
  return (
    <a
      href="#/"
      onClick={(event) => {
        const question = 'A picture is still uploaded. Leave without it?'
        if (isUploading && !confirm(question)) event.preventDefault()
      }}
    >
      Pages
    </a>
  )
}
