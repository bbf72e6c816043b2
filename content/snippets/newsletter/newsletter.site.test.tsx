import { Element } from '@craftjs/core'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { editorWith } from '../../../src/fixtures/craft/craft'
import { saved } from '../../../src/fixtures/craft/page'
import { Columns, Mail, resolver, Text } from './blocks'
import { mailToHtml } from './mailToHtml'
import { mailViews } from './mailViews'

it('Columns are table cells, and the HTML has no features that mail clients lack', () => {
  const children = (
    <Element is={Mail} canvas children={[<Text key="t" text="" size="title" />, <Columns key="c" />]} />
  )
  render(editorWith({ children }, { components: resolver }))
  const html = mailToHtml({ nodes: saved(), views: mailViews, subject: '', base: 'https://bakery.example' })
  expect(html).toContain('font-size:24px')
  expect(html.match(/align="left" width="270" style="max-width:100%"/g)).toHaveLength(2)
  expect(html).not.toMatch(/<div|<style|class=|display:(flex|grid)/)
})
