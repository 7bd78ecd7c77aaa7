import { CheckCircle, Earth, Pencil, Trash } from '@strapi/icons'
import type { WidgetArgs } from '@strapi/strapi/admin'

const titles = {
  'home.site': 'État du site',
  'home.incomplete': 'À compléter',
  'home.recent': 'Dernières modifications',
  'home.bin': 'Corbeille',
} as const

export const homeTitles: Record<string, string> = titles

const widget = (
  id: keyof typeof titles,
  icon: WidgetArgs['icon'],
  component: WidgetArgs['component'],
): WidgetArgs => ({ id, icon, title: { id, defaultMessage: titles[id] }, component })

export const homeWidgets = (): WidgetArgs[] => [
  widget('home.site', Earth, async () => (await import('./Site')).Site),
  widget('home.incomplete', CheckCircle, async () => (await import('./Incomplete')).Incomplete),
  widget('home.recent', Pencil, async () => (await import('./Recent')).Recent),
  widget('home.bin', Trash, async () => (await import('./Bin')).Bin),
]
