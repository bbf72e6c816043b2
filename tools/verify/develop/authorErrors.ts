/** An edit that breaks a file while `develop` runs, and the message that must follow. */
interface AuthorErrorEdit {
  title: string
  file: string
  change: (text: string) => string
  says: RegExp
}

const doc = 'content/docs/dev.mdx'

/** Errors in docs and in settings. */
export const authorErrorEdits: readonly AuthorErrorEdit[] = [
  {
    title: 'broken MDX',
    file: doc,
    change: (text) => `${text}\nA tag <b>that is never closed\n`,
    says: /dev\.mdx:\d+:\d+: .*never closed/,
  },
  {
    title: 'front matter that is not YAML',
    file: doc,
    change: (text) => text.replace('---\n', '---\nkeywords: [a\n'),
    says: /dev\.mdx:\d+ The front matter is not valid YAML/,
  },
  {
    title: 'front matter that does not fit',
    file: doc,
    change: (text) => text.replace('---\n', '---\nsidebar_lable: Dev\n'),
    says: /line 2, sidebar_lable: is not a field/,
  },
  {
    title: 'a link that leads nowhere',
    file: doc,
    change: (text) => `${text}\nSee [it](/docs/overveiw).\n`,
    says: /dev\.mdx:\d+ links to "\/docs\/overveiw"[^]*- \/docs\/overview/,
  },
  {
    title: 'a sidebar that does not parse',
    file: 'content/sidebars.ts',
    change: (text) => text.replace("'Ways'", "'Ways"),
    says: /content\/sidebars\.ts:\d+ cannot be read: /,
  },
  {
    title: 'a doc id that does not exist',
    file: 'content/sidebars.ts',
    change: (text) => text.replace("'overview'", "'overveiw'"),
    says: /names a doc that does not exist: "overveiw"/,
  },
  {
    title: 'an unknown navbar item',
    file: 'content/site.ts',
    change: (text) => text.replace("type: 'doc'", "type: 'doks' as never"),
    says: /unknown type "doks"/,
  },
]
