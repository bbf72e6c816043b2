import type { StoredPage } from '@recipes/saving/server'

/** Everything that the server keeps. */
export interface Records {
  /** What is being edited, by the id of the page. */
  pages: StoredPage
  /** What visitors see, by the id of the page. */
  published: StoredPage
  /** What was edited before, by `versionKey`. */
  versions: Version
  /** Parts that can be added to every page, by their key. */
  templates: NamedTemplate
  pictures: Picture
  /** What visitors have sent. */
  messages: Message
}

export interface Version {
  json: string
  revision: string
  /** The name of the user who saved it. */
  by: string
  /** When it was saved, as ISO 8601. */
  at: string
}

export interface NamedTemplate {
  name: string
  /** With its version, so that it can be upgraded like a page. */
  text: string
}

/** What a visitor wrote into a form. */
export interface Message {
  /** The name that the form has on the page. */
  form: string
  entries: Record<string, string>
}

export interface Picture {
  /** The media type. */
  type: string
  base64: string
}

/** Where records are kept: on a disk, or in a browser. */
export interface Store {
  read<Kind extends keyof Records>(
    kind: Kind,
    key: string,
  ): Promise<Records[Kind] | undefined>
  /**
   * Replaces one record in a single step: no other change of it comes between reading and writing. `change` returns the new
   * record, the old one to leave it as it is, or nothing to delete it.
   */
  change<Kind extends keyof Records>(
    kind: Kind,
    key: string,
    change: (before: Records[Kind] | undefined) => Records[Kind] | undefined,
  ): Promise<void>
  /** All keys of one kind, sorted. */
  keys(kind: keyof Records): Promise<string[]>
}

/** What the id of a page may look like. It has no dot: the keys of its versions start with the id and a dot. */
export const PAGE_ID = /^[a-z0-9][a-z0-9-]{0,39}$/

/** What a key may look like. It becomes the name of a file, and a part of an address. */
export const KEY = /^[a-z0-9][a-z0-9.-]{0,99}$/
