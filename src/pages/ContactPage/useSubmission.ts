import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { submissions, type Submission } from '../../contact/unseenSubmission'
import type { ContactStatus } from '../../contact/values'

/**
 * One submission at a time, also when the visitor leaves the page while it is sent and comes back.
 * @param onOutcome called on the page that is shown when the outcome arrives.
 */
export const useSubmission = (onOutcome: (submission: Submission, outcome: ContactStatus) => void) => {
  const [submission, setSubmission] = useState(submissions.unseen)

  const showOutcome = useEffectEvent((shown: Submission, outcome: ContactStatus) => {
    submissions.unseen = null
    setSubmission(null)
    onOutcome(shown, outcome)
  })

  // A layout effect is cleaned up as soon as the page is left.
  useLayoutEffect(() => {
    const controller = new AbortController()
    void submission?.outcome.then((outcome) => {
      if (!controller.signal.aborted) showOutcome(submission, outcome)
    })
    return () => controller.abort()
  }, [submission])

  return {
    submission,
    /** Begins one, unless an earlier press, maybe on this page before it was left, has: that one is shown. */
    start: (begin: () => Submission) => {
      submissions.unseen ??= begin()
      setSubmission(submissions.unseen)
    },
  }
}
