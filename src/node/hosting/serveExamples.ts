/** As much of an Express app as is needed here. */
interface App {
  use: (handler: (request: { url: string }, response: unknown, next: () => void) => void) => void
}

/** Folders below `/examples`, and itself, with or without a slash at the end. */
const folder = /^(\/examples(?:\/[\w-]+)*)\/?(?=$|\?)/

/** Lets `gatsby develop` answer `/examples/basic/` with the file `index.html` there, as hosts do; Gatsby itself does not. */
export function serveExamples(app: App): void {
  app.use((request, _response, next) => {
    request.url = request.url.replace(folder, '$1/index.html')
    next()
  })
}
