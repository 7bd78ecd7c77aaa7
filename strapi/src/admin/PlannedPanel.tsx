import { Typography } from '@strapi/design-system'
import { plannedPublication } from './plannedPublication'

type PanelProps = { document?: { publish_at?: unknown } | undefined }

/** Beside an article that was saved with an hour to come. */
export const PlannedPanel = ({ document }: PanelProps) => {
  const sentence = plannedPublication(document?.publish_at)
  return sentence ? { title: 'Publication prévue', content: <Typography>{sentence}</Typography> } : null
}
