import { expect, it } from 'vitest'
import { sizesInFrame } from './sizesInFrame'

const sizes = '(min-width: 64em) 30vw, 92vw'

it('asks for the frame’s width when the picture has its shape', () => {
  expect(sizesInFrame(sizes, { width: 1500, height: 1000 }, '3 / 2')).toBe(sizes)
})

it('asks for more of a picture that the frame cuts', () => {
  expect(sizesInFrame(sizes, { width: 1800, height: 600 }, '3 / 2')).toBe(
    '(min-width: 64em) calc(30vw * 2.00), calc(92vw * 2.00)',
  )
})

it('asks for the frame’s width when the picture is cut above and below', () => {
  expect(sizesInFrame('92vw', { width: 800, height: 1000 }, '3 / 2')).toBe('92vw')
})

it('keeps the sizes of a picture without measures', () => {
  expect(sizesInFrame(sizes, { width: null, height: null }, '3 / 2')).toBe(sizes)
})
