import { expect, it } from 'vitest'
import { sizesInFrame } from './sizesInFrame'

const sizes = '(min-width: 64em) 30vw, 92vw'

const whole = '(min-width: 64em) 30vw, (min-resolution: 2.5dppx) calc(92vw * 0.75), 92vw'

it('asks for the frame’s width when the picture has its shape, for less on a phone’s dense screen', () => {
  expect(sizesInFrame(sizes, { width: 1500, height: 1000 }, '3 / 2')).toBe(whole)
})

it('asks for more of a picture that the frame cuts', () => {
  expect(sizesInFrame(sizes, { width: 1800, height: 600 }, '3 / 2')).toBe(
    '(min-width: 64em) calc(30vw * 2.00), (min-resolution: 2.5dppx) calc(92vw * 1.50), calc(92vw * 2.00)',
  )
})

it('asks for the frame’s width when the picture is cut above and below', () => {
  expect(sizesInFrame('92vw', { width: 800, height: 1000 }, '3 / 2')).toBe(
    '(min-resolution: 2.5dppx) calc(92vw * 0.75), 92vw',
  )
})

it('asks for the frame’s width when the picture has no measures', () => {
  expect(sizesInFrame(sizes, { width: null, height: null }, '3 / 2')).toBe(whole)
})
