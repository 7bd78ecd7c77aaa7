// The reports that Vitest and Playwright write as JSON.
import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'

/** `failures`: the names of failed tests, each with the first line of its error. */
export type Count = { passed: number; failures: string[] }

const describe = (name: string, error = '') => `${name}\n  ${stripVTControlCharacters(error).split('\n')[0]}`

export const countVitest = (json: string): Count => {
  const { numPassedTests, testResults }: JsonTestResults = JSON.parse(json)
  return {
    passed: numPassedTests,
    failures: testResults
      .filter(({ status }) => status === 'failed')
      .flatMap(({ name, message, assertionResults }) => {
        const file = relative(process.cwd(), name)
        const failed = assertionResults.filter(({ status }) => status === 'failed')
        // A file that did not load has no tests.
        if (failed.length === 0) return [describe(file, message)]
        return failed.map((test) => describe(`${file}: ${test.fullName}`, test.failureMessages?.[0]))
      }),
  }
}

const failuresOf = (suite: JSONReportSuite): string[] => [
  ...suite.specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        describe(
          `${spec.file}: ${spec.title} [${projectName}]`,
          results.find(({ error }) => error)?.error?.message,
        ),
      ),
  ),
  ...(suite.suites ?? []).flatMap(failuresOf),
]

export const countPlaywright = (json: string): Count => {
  const { stats, suites, errors }: JSONReport = JSON.parse(json)
  return {
    passed: stats.expected,
    failures: [
      ...suites.flatMap(failuresOf),
      ...errors.map(({ message }) => describe('Playwright', message)),
    ],
  }
}

/** A missing report, and a runner that failed without a failed test, count as one failure. */
export const readReport = async (
  file: string,
  exitCode: number,
  count: (json: string) => Count,
): Promise<Count> => {
  const json = await readFile(file, 'utf8').catch(() => null)
  if (json === null) return { passed: 0, failures: ['no report'] }
  const { passed, failures } = count(json)
  const isFailure = exitCode !== 0 || passed === 0
  return { passed, failures: isFailure && failures.length === 0 ? ['the runner itself'] : failures }
}
