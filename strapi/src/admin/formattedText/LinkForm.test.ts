// @vitest-environment jsdom
import { Editor } from '@tiptap/core'
import { act, createElement, type PropsWithChildren } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { extensions } from './extensions'
import { LinkForm } from './LinkForm'

// Strapi's own cannot be loaded outside of a build.
vi.mock('@strapi/design-system', () => {
  const Box = ({ children }: PropsWithChildren) => createElement('div', null, children)
  return { Button: 'button', Field: { Root: Box, Error: Box }, Flex: Box, TextInput: 'input' }
})

it('shows the address of the link that the caret has moved to', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const content = '<p><a href="/contact">Un</a> et <a href="/services">deux</a></p>'
  const editor = new Editor({ element: document.createElement('div'), extensions, content })
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  onTestFinished(() => {
    act(() => root.unmount())
    editor.destroy()
    container.remove()
  })
  const address = () => container.querySelector('input')?.value
  editor.commands.setTextSelection(2)
  act(() => root.render(createElement(LinkForm, { editor, onDone: () => {} })))
  expect(address()).toBe('/contact')
  act(() => void editor.commands.setTextSelection(9))
  expect(address()).toBe('/services')
})
