import { Editor, Frame } from '@craftjs/core'
import { StayInEditor } from '../editing/StayInEditor'
import { SettingsPanel } from '../editing/SettingsPanel'
import { resolver } from './blocks'
import { HtmlImport } from './HtmlImport'
import { pageFromHtml } from './pageFromHtml'
import { rules } from './rules'
import { sample } from './sample'

const { page } = pageFromHtml(sample, rules)

export const App = () => (
  <Editor resolver={resolver}>
    <HtmlImport rules={rules} first={sample} />
    <Frame data={page} />
    <StayInEditor />
    <SettingsPanel />
  </Editor>
)
