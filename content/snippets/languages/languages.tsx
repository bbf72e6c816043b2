import { createContext, useContext, useState, type ReactNode } from 'react'

/** The languages of a page, by language tag. Every text has the first one. */
export const languages = {
  en: { name: 'English', dir: 'ltr' },
  de: { name: 'Deutsch', dir: 'ltr' },
  ar: { name: 'العربية', dir: 'rtl' },
} as const

export type Language = keyof typeof languages

/** A text in the first language, with optional translations. */
export type Translated = { en: string } & { [Key in Language]?: string }

const LanguageContext = createContext<{
  language: Language
  setLanguage: (language: Language) => void
}>({ language: 'en', setLanguage: () => {} })

export const useLanguage = () => useContext(LanguageContext)

interface LanguageProviderProps {
  /** The initial language. */
  first?: Language
  children: ReactNode
}

/** Wrap both the Editor and the published page in it. */
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
