/** The boot script as source text (bootScript.ts). */
declare const __BOOT__: string
