import { Button, Flex, Typography } from '@strapi/design-system'
import { Upload } from '@strapi/icons'
import { useFetchClient } from '@strapi/strapi/admin'
import { useState } from 'react'

type Progress = 'idle' | 'calling' | 'called' | 'failed'

/** Puts what has changed online without waiting for the next try. */
export const BuildButton = () => {
  const { post } = useFetchClient()
  const [progress, setProgress] = useState<Progress>('idle')

  const build = async () => {
    setProgress('calling')
    try {
      await post('/dashboard/site/build')
      setProgress('called')
    } catch (error) {
      console.error(error)
      setProgress('failed')
    }
  }

  return (
    <Flex gap={3} wrap="wrap">
      <Button startIcon={<Upload />} loading={progress === 'calling'} onClick={() => void build()}>
        Mettre en ligne maintenant
      </Button>
      <Typography role="status" textColor={progress === 'failed' ? 'danger600' : 'neutral800'}>
        {progress === 'called' && 'C’est demandé : la mise à jour commence dans un instant.'}
        {progress === 'failed' && 'La mise en ligne n’a pas pu être demandée. Réessayez dans un instant.'}
      </Typography>
    </Flex>
  )
}
