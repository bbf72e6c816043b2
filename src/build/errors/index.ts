export * from './AuthorError'
export * from './locationOf'
export * from './nearest'
export * from './reportAuthorErrors'
