// The browser's part of Gatsby's script component. The site loads no script of others.
export {}
