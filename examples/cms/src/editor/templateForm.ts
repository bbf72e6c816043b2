import { templatesWithVersion } from '@recipes/upgrades/storedTemplates'
import { upgrades } from '../../upgrades'

/** What a template and the clipboard hold: the next release upgrades both like a page. */
export const templateForm = templatesWithVersion(upgrades)
