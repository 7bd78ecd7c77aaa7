import { expect, it, vi } from 'vitest'
import { loadOnce } from './loadOnce'

it('returns the same promise to every caller', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'loaded')
  const loadCached = loadOnce(load)
  expect(loadCached()).toBe(loadCached())
  await expect(loadCached()).resolves.toBe('loaded')
  expect(load).toHaveBeenCalledOnce()
})

it('retries after a failure', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'loaded').mockRejectedValueOnce(new Error('gone'))
  const loadCached = loadOnce(load)
  await expect(loadCached()).rejects.toThrow('gone')
  await expect(loadCached()).resolves.toBe('loaded')
})
