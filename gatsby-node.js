// Loaded after gatsby-config.js, which registers tsx.
module.exports = require('./src/build/hooks')
