// Counts tests in the JSON reports of Vitest and Playwright, and lists those that failed.
import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} [failures] what failed and why, one text for each
 * @property {string[]} [failedFiles] where Vitest's failures are
 */

/** @type {Count} */
export const ONE_PASSED = { passed: 1, failed: 0, skipped: 0 };
/** @type {Count} */
export const ONE_FAILED = { passed: 0, failed: 1, skipped: 0 };

/**
 * Vitest's report. A file that cannot even be loaded has no tests in it and counts as one failure.
 * @param {string} file
 * @param {number} exitCode
 * @returns {Count}
 */
export function countVitest(file, exitCode) {
  return orFailed(file, exitCode, (report) => ({
    passed: report.numPassedTests,
    failed:
      report.numFailedTests +
      report.testResults.filter((result) => result.status === 'failed' && !hasFailedTest(result)).length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(vitestFailures),
    failedFiles: report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name),
  }));
}

function vitestFailures({ name, status, message, assertionResults }) {
  const tests = assertionResults.filter((test) => test.status === 'failed');
  if (tests.length === 0) return status === 'failed' ? [`${name}\n${message}`] : [];
  return tests.map(({ fullName, failureMessages }) => `${name}: ${fullName}\n${failureMessages.join('\n')}`);
}

const hasFailedTest = ({ assertionResults }) => assertionResults.some(({ status }) => status === 'failed');

/**
 * Playwright's report. A test that passed only when repeated did pass, and Playwright calls it flaky.
 * @param {string} file
 * @param {number} exitCode
 * @returns {Count}
 */
export function countPlaywright(file, exitCode) {
  return orFailed(file, exitCode, ({ stats, suites, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: [...suites.flatMap(playwrightFailures), ...errors.map(({ message }) => message)],
  }));
}

function playwrightFailures({ file, specs = [], suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok);
  const ofResults = ({ tests }) => tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
  const told = failed.map((spec) => {
    const messages = ofResults(spec).map(({ message }) => message);
    return `${file}:${spec.line}: ${spec.title}\n${messages.join('\n')}`;
  });
  return [...told, ...suites.flatMap(playwrightFailures)];
}

/** @param {Count[]} counts @returns {Count} */
export function sum(counts) {
  const total = (key) => counts.reduce((all, count) => all + count[key], 0);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
}

/** No report, no tests, or an exit code that no test explains: something failed, so it counts as one failure. */
function orFailed(file, exitCode, count) {
  if (!existsSync(file)) return ONE_FAILED;
  const counted = count(JSON.parse(readFileSync(file, 'utf8')));
  const isExplained = counted.failed > 0 || (exitCode === 0 && counted.passed + counted.skipped > 0);
  return isExplained
    ? counted
    : { ...counted, failed: 1, failures: [`It ended with ${exitCode}, which no test explains.`] };
}
