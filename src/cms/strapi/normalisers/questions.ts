import * as v from 'valibot'
import type { Question, Service } from '../../content/types'
import { serviceFields } from '../wire/fieldNames'
import { excerpt, nameOf, prose, readAs } from '../wire/fields'
import { fieldsOf } from '../../../values/fields'
import type { StrapiService, Unchecked } from '../wire/wire'

/** A question without an answer is left out, and so is one that was asked before; the log says so. */
const toQuestions = (value: unknown, service: string): Question[] => {
  const questions = new Map<string, Question>()
  for (const item of Array.isArray(value) ? value : []) {
    const fields = fieldsOf(item)
    const question = v.parse(prose, fields.question)
    const paragraphs = v
      .parse(prose, fields.answer)
      .split(/\n\s*\n/)
      .filter(Boolean)
    if (question && paragraphs.length > 0 && !questions.has(question))
      questions.set(question, { question, paragraphs: [...new Set(paragraphs)] })
    else
      console.warn(`A question of ${service} is left out: ${excerpt(item)} has no answer, or is asked twice.`)
  }
  return [...questions.values()]
}

/** Absent when the backend has none. */
export const readQuestions = (entry: Unchecked<StrapiService>): Pick<Service, 'questions'> => {
  const questions = readAs(entry, serviceFields.questions, (value) => toQuestions(value, nameOf(entry)))
  return questions.length > 0 ? { questions } : {}
}
