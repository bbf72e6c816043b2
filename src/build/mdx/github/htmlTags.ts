/** Elements that GitHub keeps, and whose content and looks fit a page of prose. */
export const KEPT_TAGS = (
  'a abbr b bdi bdo blockquote br caption cite code dd del details dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 ' +
  'h6 hr i img input ins kbd li mark ol p pre q rp rt ruby s samp section small span strong sub summary sup table ' +
  'tbody td tfoot th thead time tr u ul var wbr'
).split(' ')

/** Elements that are left out together with their content: it is code, a form, or shown by a plugin. */
export const REMOVED_TAGS = (
  'script style iframe object embed applet noscript template textarea select button form video audio canvas svg math ' +
  'noembed noframes frame frameset title base link meta dialog map area portal marquee'
).split(' ')

/** Elements that are left out, while their content stays. */
export const UNWRAPPED_TAGS = (
  'center font tt big nobr strike acronym address article aside header footer main nav hgroup picture source ' +
  'fieldset legend label html head body col colgroup data ins menu search slot track param option optgroup ' +
  'output progress meter basefont dir'
).split(' ')

const KNOWN = new Set([...KEPT_TAGS, ...REMOVED_TAGS, ...UNWRAPPED_TAGS])

/** Whether HTML has an element with this name. */
export const isHtmlTag = (name: string): boolean => KNOWN.has(name.toLowerCase())
