export * from './messages'
export * from './project'
export * from './share'
export * from './sandbox'
