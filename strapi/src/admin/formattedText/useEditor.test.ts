// @vitest-environment jsdom
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { useEditor } from './useEditor'

type TextProps = { describedBy: string; isRefused: boolean }

const container = { current: document.body }

const Text = (state: TextProps) => {
  useEditor({ value: '<p>Un</p>', onChange: () => {}, label: 'Texte', ...state, container })
  return null
}

it('names its refusal, by which Strapi’s form finds it, and then its help again', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const root = createRoot(document.createElement('div'))
  onTestFinished(() => act(() => root.unmount()))
  const attributesOf = (state: TextProps) => {
    act(() => root.render(createElement(Text, state)))
    const box = document.querySelector('[role="textbox"]')
    return [box?.getAttribute('aria-describedby'), box?.getAttribute('aria-invalid')]
  }
  expect(attributesOf({ describedBy: 'text-hint', isRefused: false })).toEqual(['text-hint', null])
  expect(attributesOf({ describedBy: 'text-error', isRefused: true })).toEqual(['text-error', 'true'])
  expect(attributesOf({ describedBy: 'text-hint', isRefused: false })).toEqual(['text-hint', null])
})
