export { startNginx, type Nginx } from './startNginx'
