/** What one types to install Craft.js. */
export const INSTALL_COMMAND = 'npm i @craftjs/core'
