interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string }
}

const { trustedTypes } = window as { trustedTypes?: TrustedTypes }

const policy = trustedTypes?.createPolicy('boot', {
  // Whatever it is given, what it makes is a script of this site.
  createScriptURL: (url) => location.origin + new URL(url, location.href).pathname,
})

/** The address of a script of this site as Trusted Types wants it; where the browser knows none, the string itself. */
export const scriptUrl = (url: string): string => policy?.createScriptURL(url) ?? url
