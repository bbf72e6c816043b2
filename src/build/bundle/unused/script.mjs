// Gatsby's script component and the workers behind it. The site loads no script of others.
export {}
