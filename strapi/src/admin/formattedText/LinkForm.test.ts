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

const openForm = (caret: number) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const content = '<p><a href="/contact">Un</a> et <a href="/services">deux</a></p>'
  const container = document.body.appendChild(document.createElement('div'))
  const element = document.body.appendChild(document.createElement('div'))
  const editor = new Editor({ element, extensions, content })
  const root = createRoot(container)
  onTestFinished(() => {
    act(() => root.unmount())
    editor.destroy()
    container.remove()
    element.remove()
  })
  editor.commands.setTextSelection(caret)
  act(() => root.render(createElement(LinkForm, { editor, onDone: () => {} })))
  return { editor, input: () => container.querySelector('input') }
}

it('shows the address of the link that the caret has moved to', () => {
  const { editor, input } = openForm(2)
  expect(input()?.value).toBe('/contact')
  act(() => void editor.commands.setTextSelection(9))
  expect(input()?.value).toBe('/services')
})

it('gives the focus back to the text at Escape', async () => {
  const { editor, input } = openForm(2)
  act(() => void input()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })))
  await expect.poll(() => document.activeElement).toBe(editor.view.dom)
})
