// JavaScript, because Gatsby compiles TypeScript with Parcel in every build (docs/decisions/0023-entry-files.md).
require('tsx/cjs/api').register()
try {
  module.exports = require('./src/build/config').config
} catch (error) {
  // Printed here because Gatsby's own message says only that the file cannot be imported.
  console.error(error)
  throw error
}
