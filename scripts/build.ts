import { buildSite } from './gatsby'

/** `npm run build`: the site into `public/`. */
async function main(): Promise<void> {
  if (!(await buildSite(process.argv.slice(2)))) {
    console.error('The build failed, see above. public/ was removed, so that nothing half-made is left.')
    process.exitCode = 1
  }
}

void main()
