/**
 * The text of the style element in DocSearch's logo, which its modal always renders. The content security policy allows
 * the element by the hash of this text.
 */
export const docSearchStyle = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}'
