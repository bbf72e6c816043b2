import { Refusal } from '@recipes/forms/Refusal'
import { deletePage, deletePicture, listPictures } from '../../server/deleting'
import { handleFor, type Route } from '../../server/handle'
import { addMessage, listMessages } from '../../server/messages'
import { listPages, loadPage, savePage } from '../../server/pages'
import { addPicture, showPicture } from '../../server/pictures'
import { publishPage, readPublished } from '../../server/publishing'
import { listVersions, readVersion } from '../../server/versions'
import { upgrades } from '../upgrades'
import { forbiddenChange } from './rights'
import { addTemplate, listTemplates } from './templates'

const forDesigners =
  (task: string, route: Route): Route =>
  (call) => {
    if (call.user.role !== 'designer')
      throw new Refusal(403, `Only designers can ${task}.`)
    return route(call)
  }

/** Handles the requests of the CMS. */
export const handle = handleFor({
  upgrades,
  publicRoutes: {
    'GET published/*': readPublished,
    'GET pictures/*': showPicture,
    'POST messages/*': addMessage,
  },
  routes: {
    'GET pages': listPages,
    'GET pages/*': loadPage,
    'PUT pages/*': (call) => savePage(call, forbiddenChange),
    'DELETE pages/*': forDesigners('delete pages', deletePage),
    'GET versions/*': listVersions,
    'GET versions/*/*': readVersion,
    'PUT published/*': publishPage,
    'GET messages/*': listMessages,
    'GET templates': listTemplates,
    'PUT templates/*': forDesigners('create templates', addTemplate),
    'GET pictures': listPictures,
    'POST pictures': addPicture,
    'DELETE pictures/*': forDesigners('delete pictures', deletePicture),
  },
})
