// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { whenLeft } from './whenLeft'

it('waits while another window has the focus', () => {
  const field = document.body.appendChild(document.createElement('input'))
  const act = vi.fn<() => void>()
  field.addEventListener('blur', whenLeft(act))
  field.focus()
  // As browsers do when the window loses the focus.
  field.dispatchEvent(new FocusEvent('blur'))
  expect(act).not.toHaveBeenCalled()
  field.blur()
  expect(act).toHaveBeenCalledOnce()
  field.remove()
})
