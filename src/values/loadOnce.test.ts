import { expect, it, vi } from 'vitest'
import { loadOnce } from './loadOnce'

it('gives one promise to all who ask', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'there')
  const ask = loadOnce(load)
  expect(ask()).toBe(ask())
  await expect(ask()).resolves.toBe('there')
  expect(load).toHaveBeenCalledOnce()
})

it('tries anew after a failure', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'there').mockRejectedValueOnce(new Error('gone'))
  const ask = loadOnce(load)
  await expect(ask()).rejects.toThrow('gone')
  await expect(ask()).resolves.toBe('there')
})
