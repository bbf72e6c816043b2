export { contentSecurityPolicy, TRUSTED_TYPES, type PolicySources } from './contentSecurityPolicy'
