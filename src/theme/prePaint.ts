import { storageKeys } from './state/storageKeys'

/** What the script before the first paint has to know; the same for every page of a build. */
export interface PrePaintFacts {
  /** Id of the announcement that ships, or `null`. */
  announcementId: string | null
}

/**
 * The script that runs before the first paint, as source text: storage that always answers, the color mode, the
 * dismissed announcement, and the marks `data-js` and `data-mac` for the style sheet. Its text depends on `facts`
 * alone, so that one hash serves every page.
 */
export function prePaintScript({ announcementId }: PrePaintFacts): string {
  const { theme, announcementId: idKey, announcementDismissed: dismissedKey } = storageKeys
  const text = (value: string | null) => JSON.stringify(value).replace(/</g, '\\u003c')
  return [
    '(function(w,d,n){',
    "['localStorage','sessionStorage'].forEach(function(a){try{w[a].getItem(a)}catch(e){",
    'var m=new Map,s={getItem:function(k){return m.has(k=""+k)?m.get(k):null},',
    'setItem:function(k,v){m.set(""+k,""+v)},removeItem:function(k){m.delete(""+k)},',
    'clear:function(){m.clear()},key:function(i){return Array.from(m.keys())[i]||null},get length(){return m.size}};',
    'Object.defineProperty(w,a,{configurable:true,value:s});',
    "n++||console.warn('Storage is unavailable: choices on this site last until you leave the page.')}});",
    "var s=w.localStorage;d.js='';",
    `d.theme=s.getItem(${text(theme)})=='dark'?'dark':'light';`,
    announcementId === null
      ? ''
      : `s.getItem(${text(idKey)})==${text(announcementId)}&&s.getItem(${text(dismissedKey)})=='true'&&(d.announcementDismissed='');`,
    "/Mac|iP/.test(navigator.platform)&&(d.mac='')",
    '})(window,document.documentElement.dataset,0)',
  ].join('')
}
