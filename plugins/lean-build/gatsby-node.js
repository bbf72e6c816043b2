// Loaded after the site's gatsby-config.js, which registers tsx.
module.exports = require('./hooks')
