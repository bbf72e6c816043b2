import { bundle } from '../bundle'

/** The script that mounts saved pages, with the project's React or one from another folder of packages. */
export const mountScript = (packages?: string): Promise<string> =>
  bundle("import './e2e/untrusted/mountPage'", {
    alias: packages === undefined ? {} : { react: `${packages}/react`, 'react-dom': `${packages}/react-dom` },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
