import { describe, expect, it } from 'vitest'
import { findNewerFeatures } from './newerFeatures'
import { baselineYear, buildTargets } from './supportedBrowsers'

describe('the supported browsers', () => {
  it('are one query, which the build and the lint read', () => {
    expect(baselineYear()).toBe(2022)
    expect(buildTargets()).toEqual(['chrome108', 'edge108', 'firefox108', 'safari16', 'ios16'])
  })
})

describe('the lint of shipped scripts', () => {
  it.each([
    'AbortSignal.any([signal])',
    'list.toSorted()',
    'list.toReversed()',
    'list.with(0, 1)',
    'Object.groupBy(list, read)',
    'Promise.withResolvers()',
    'element.checkVisibility()',
    'all.union(others)',
    'new URLPattern()',
    '/(?<=a)b/.test(text)',
    '/(?<!a)b/.test(text)',
    'new RegExp("(?<=a)b").test(text)',
    'RegExp(`(?<=a)b`, `g`).test(text)',
    '/[a--b]/v.test(text)',
    'scheduler.postTask(act)',
  ])('rejects %s', (code) => {
    expect(findNewerFeatures(code)).not.toEqual([])
  })

  it.each([
    'list.findLast(read)',
    'list.at(-1)',
    'Object.hasOwn(a, b)',
    'AbortSignal.timeout(9)',
    'structuredClone(a)',
    'class A { #b = 1; c = 2 }',
  ])('accepts %s', (code) => {
    expect(findNewerFeatures(code)).toEqual([])
  })
})
