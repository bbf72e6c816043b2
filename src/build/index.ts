// The build's modules, in the order a page passes through them. Each imports only those before it.
export * as errors from './errors'
export * as mdx from './mdx'
export * as content from './content'
export * as pages from './pages'
export * as playground from './playground'
export * as outputs from './outputs'
export * as hosting from './hosting'
export * as bundle from './bundle'
