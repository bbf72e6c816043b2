import type { Submission } from '@recipes/forms/receiveForm'
import type { StoredPage } from '@recipes/saving/server'
import type { Summary } from './summaries'

/** Everything that the server stores. */
export interface Records {
  /** The pages being edited, by page id. */
  pages: StoredPage
  /** The pages that visitors see, by page id. */
  published: Published
  /** Old versions, by `versionKey`. */
  versions: Version
  /** Templates that can be added to any page, by key. */
  templates: NamedTemplate
  pictures: Picture
  /** Form entries sent by visitors, by `home.…`: the id of the page, and of the entries. */
  messages: Message
  /** Summaries of pages and templates, by kind and key, such as `pages.home`. */
  summaries: Summary
}

export interface Published extends StoredPage {
  /** Only of an issue of a newsletter. */
  mail?: Mail
}

/** A mail as it will be sent. */
export interface Mail {
  subject: string
  html: string
  text: string
}

export interface Version {
  json: string
  revision: string
  /** The name of the user who saved it. */
  by: string
  /** The time when it was saved, in ISO 8601 format. */
  at: string
}

export interface NamedTemplate {
  name: string
  /** The template and its version, so that it can be upgraded like a page. */
  text: string
}

/** A form sent by a visitor, with the id of its page. */
export type Message = Submission & { page: string }

export interface Picture {
  /** The media type. */
  type: string
  base64: string
}

/** Storage for records: on disk, in the browser or in memory. */
export interface Store {
  read<Kind extends keyof Records>(
    kind: Kind,
    key: string,
  ): Promise<Records[Kind] | undefined>
  /**
   * Replaces a record atomically: no other change can happen between reading and writing it. `change` returns the new
   * record, the old one to leave it unchanged, or undefined to delete it.
   */
  change<Kind extends keyof Records>(
    kind: Kind,
    key: string,
    change: (before: Records[Kind] | undefined) => Records[Kind] | undefined,
  ): Promise<void>
  /** Returns all keys of one kind, sorted. */
  keys(kind: keyof Records): Promise<string[]>
}

/** Valid page ids. They contain no dot, because the keys of versions start with the page id and a dot. */
export const PAGE_ID = /^[a-z0-9][a-z0-9-]{0,39}$/

/** Valid keys. A key becomes a file name and a path segment of a URL. */
export const KEY = /^[a-z0-9][a-z0-9.-]{0,99}$/
