import { Editor, Element, Frame } from '@craftjs/core'
import { SettingsPanel } from '../editing/SettingsPanel'
import { Page, resolver, Text } from './blocks'
import { LanguageProvider, LanguageSelect } from './languages'
import { NextUntranslated } from './NextUntranslated'

export const App = () => (
  <LanguageProvider>
    <Editor resolver={resolver}>
      <LanguageSelect />
      <NextUntranslated />
      <Frame>
        <Element is={Page} canvas>
          <Text text={{ en: 'Welcome', de: 'Willkommen', ar: 'أهلا وسهلا' }} />
          <Text text={{ en: 'Open every day', de: 'Täglich geöffnet' }} />
        </Element>
      </Frame>
      <SettingsPanel />
    </Editor>
  </LanguageProvider>
)
