interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string }
}

const { trustedTypes } = window as { trustedTypes?: TrustedTypes }

const policy = trustedTypes?.createPolicy('boot', {
  createScriptURL(url) {
    if (new URL(url, location.href).origin !== location.origin)
      throw new TypeError(`Not a script of this site: ${url}`)
    return url
  },
})

/** The address of a script of this site as Trusted Types wants it; where the browser knows none, the string itself. */
export const scriptUrl = (url: string): string => policy?.createScriptURL(url) ?? url
