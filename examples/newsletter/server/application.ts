import { deletePage, deletePicture, listPictures } from '../../server/deleting'
import { handleFor } from '../../server/handle'
import { listPages, loadPage, savePage } from '../../server/pages'
import { addPicture, showPicture } from '../../server/pictures'
import { publishPage, readPublished } from '../../server/publishing'
import { upgrades } from '../upgrades'
import { withMail } from './mail'

/** Handles the requests of the newsletter editor. An issue is a page. */
export const handle = handleFor({
  upgrades,
  publicRoutes: {
    'GET published/*': readPublished,
    'GET pictures/*': showPicture,
  },
  routes: {
    'GET pages': listPages,
    'GET pages/*': loadPage,
    'PUT pages/*': (call) => savePage(call),
    'DELETE pages/*': deletePage,
    'PUT published/*': (call) => publishPage(call, withMail),
    'GET pictures': listPictures,
    'POST pictures': addPicture,
    'DELETE pictures/*': deletePicture,
  },
})
