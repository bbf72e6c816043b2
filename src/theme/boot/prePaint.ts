import { provideStorage } from './provideStorage'
import { showChoices } from './showChoices'

provideStorage('localStorage')
provideStorage('sessionStorage')
showChoices(document.documentElement.dataset)
