import { deletePage } from '../../server/deleting'
import { handleFor } from '../../server/handle'
import { addMessage, listMessages } from '../../server/messages'
import { listPages, loadPage, savePage } from '../../server/pages'
import { publishPage, readPublished } from '../../server/publishing'
import { upgrades } from '../upgrades'

/** Handles the requests of the form builder. A form is a page, and its answers are messages. */
export const handle = handleFor({
  upgrades,
  publicRoutes: {
    'GET published/*': readPublished,
    'POST messages/*': addMessage,
  },
  routes: {
    'GET pages': listPages,
    'GET pages/*': loadPage,
    'PUT pages/*': (call) => savePage(call),
    'DELETE pages/*': deletePage,
    'PUT published/*': publishPage,
    'GET messages/*': listMessages,
  },
})
