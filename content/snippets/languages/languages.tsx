import { createContext, useContext, useState, type ReactNode } from 'react'

/** The languages of a page, by their tags. The first one is never missing. */
export const languages = {
  en: { name: 'English', dir: 'ltr' },
  de: { name: 'Deutsch', dir: 'ltr' },
  ar: { name: 'العربية', dir: 'rtl' },
} as const

export type Language = keyof typeof languages

/** A text in the first language, and in others where it is translated. */
export type Translated = { en: string } & { [Key in Language]?: string }

const LanguageContext = createContext<{
  language: Language
  setLanguage: (language: Language) => void
}>({ language: 'en', setLanguage: () => {} })

export const useLanguage = () => useContext(LanguageContext)

interface LanguageProviderProps {
  /** What is shown first. */
  first?: Language
  children: ReactNode
}

/** Put it around the Editor, and around the published page. */
export function LanguageProvider({ first = 'en', children }: LanguageProviderProps) {
  const [language, setLanguage] = useState<Language>(first)
  return (
    <LanguageContext.Provider value={{ language, setLanguage }}>
      {children}
    </LanguageContext.Provider>
  )
}

export function LanguageSelect() {
  const { language, setLanguage } = useLanguage()
  return (
    <label>
      Language of the page{' '}
      <select
        value={language}
        onChange={({ target }) => setLanguage(target.value as Language)}
      >
        {Object.entries(languages).map(([tag, { name }]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
