interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string }
}

const { trustedTypes } = window as { trustedTypes?: TrustedTypes }

const policy = trustedTypes?.createPolicy('boot', {
  // The result is always a script of this site.
  createScriptURL: (url) => location.origin + new URL(url, location.href).pathname,
})

/** The trusted URL of a script of this site; a string in browsers without Trusted Types. */
export const scriptUrl = (url: string): string => policy?.createScriptURL(url) ?? url
