import { describe, expect, it } from 'vitest'
import { readHours } from './opening-hours.mjs'

const morning = { opens: '10:00', closes: '12:30' }
const afternoon = { opens: '13:30', closes: '18:00' }

describe('readHours', () => {
  it.each([
    '10h-12h30 et 13h30-18h',
    '10h – 12h30, 13h30 – 18h',
    '10h-12h30 / 13h30-18h',
    '10h-12h30 & 13h30-18h',
    '10h-12h30 puis 13h30-18h',
    '10:00-12:30 ; 13:30-18:00',
    '10.00-12.30 / 13.30-18.00',
    'De 10h à 12h30 et de 13h30 à 18h',
    '10 heures à 12 h 30 / 13 h 30 à 18 heures',
    '10H-12H30 et 13H30-18H00',
    ' 10h-12h30\u00A0et\u202F13h30-18h ',
  ])('reads “%s”', (typed) => {
    expect(readHours(typed)).toEqual({ day: [morning, afternoon] })
  })

  it.each([
    ['8h-24h', [{ opens: '08:00', closes: '24:00' }]],
    ['9h-17h', [{ opens: '09:00', closes: '17:00' }]],
    ['fermé', []],
    ['Fermé', []],
    ['FERMÉ', []],
    ['ferme\u0301 ', []],
    ['Fermeture', []],
    ['', []],
  ])('reads “%s”', (typed, day) => {
    expect(readHours(typed)).toEqual({ day })
  })

  it.each([
    'sur rendez-vous',
    'Sur rendez-vous.',
    'SUR RENDEZ‑VOUS',
    'uniquement sur rendez vous',
    'sur RDV',
    'Sur rendez-vous uniquement',
  ])('reads “%s”', (typed) => {
    expect(readHours(typed)).toEqual({ day: 'appointment' })
  })

  it.each([
    ['10h', 'unreadable'],
    ['10-12', 'unreadable'],
    ['Fermé le matin, 14h-18h', 'unreadable'],
    ['14h-18h et sur rendez-vous', 'unreadable'],
    ['nous appeler', 'unreadable'],
    ['lun.-ven. : 9h-12h', 'days'],
    ['Du lundi au vendredi 9h à 12h', 'days'],
    ['samedi matin sur rendez-vous', 'days'],
    ['18h-10h', 'order'],
    ['10h-10h', 'order'],
    ['10h-13h et 12h-18h', 'order'],
    ['14h-18h et 9h-12h', 'order'],
    ['10h-25h', 'no such time'],
    ['10h-24h30', 'no such time'],
    ['10h-12h75', 'no such time'],
  ])('does not read “%s”', (typed, fault) => {
    expect(readHours(typed)).toEqual({ fault })
  })
})
