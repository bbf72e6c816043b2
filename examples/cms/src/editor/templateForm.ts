import { templatesWithVersion } from '@recipes/upgrades/storedTemplates'
import { upgrades } from '../../upgrades'

/** The format of templates and of the clipboard. Both have a version, so later releases can upgrade them. */
export const templateForm = templatesWithVersion(upgrades)
