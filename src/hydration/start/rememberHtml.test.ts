import { JSDOM } from 'jsdom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { rememberHtml } from './rememberHtml'

afterEach(() => vi.unstubAllGlobals())

describe('rememberHtml', () => {
  it('keeps the prerendered HTML when one commit throws several errors', async () => {
    const { window } = new JSDOM('<div id="root"><p>Nos produits</p></div>')
    vi.stubGlobal('window', window)
    vi.stubGlobal('document', window.document)
    vi.stubGlobal('Event', window.Event)
    const root = window.document.body.querySelector('div') ?? window.document.createElement('div')
    const restore = rememberHtml(root)
    const application = { unmount: () => root.replaceChildren() }
    restore(application)
    restore(application)
    await Promise.resolve()
    expect(root.innerHTML).toBe('<p>Nos produits</p>')
  })
})
