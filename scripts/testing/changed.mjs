// npm test -- --changed: runs what covers your own changes, in about a minute. CI runs everything.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BIN, ROOT } from '../project.mjs';
import { Mendable } from '../report.mjs';
import { projectNode } from '../setup/node.mjs';
import { nearestTests } from './nearestTests.mjs';
import { program, vitest } from './stages.mjs';

/** About as many as run in a minute: the rest are left to CI, which the output says. */
const MOST_TESTS = 40;
const LINT_OPTIONS = ['-c', 'oxlint.config.mjs', '--max-warnings', '0'];
const MOST_PAGE_TESTS = 8;
const BLOCK = /^ {6}match \/(\w+)\/\{\w+\} \{\n[\s\S]*?^ {6}\}/gmu;

const git = (...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** Returns the commit your work is based on: where the branch left main, or the last commit. */
function base() {
  for (const main of ['origin/main', 'main']) {
    try {
      return git('merge-base', 'HEAD', main).trim();
    } catch {
      // There is no such branch here.
    }
  }
  return 'HEAD';
}

/** Returns the collections whose block in the rules has changed, or undefined if the shared part has. */
function touchedCollections(since) {
  const now = readFileSync(join(ROOT, 'firestore.rules'), 'utf8');
  const before = git('show', `${since}:firestore.rules`);
  if (now.replaceAll(BLOCK, '') !== before.replaceAll(BLOCK, '')) return undefined;
  const blocksOf = (text) => new Map([...text.matchAll(BLOCK)].map(([block, name]) => [name, block]));
  const earlier = blocksOf(before);
  return [...blocksOf(now)].filter(([name, block]) => earlier.get(name) !== block).map(([name]) => name);
}

/**
 * The stages for what differs from where the branch began, with what git does not track yet.
 * @returns {import('./stages.mjs').Stage[]}
 * @throws {Mendable} when nothing was changed
 */
export function changedStages() {
  const since = base();
  const listed = [git('diff', '--name-only', since), git('ls-files', '--others', '--exclude-standard')];
  const changed = [...new Set(listed.flatMap((text) => text.split('\n')))].filter((path) => path !== '');
  if (changed.length === 0) throw new Mendable('Nothing has changed. To run everything:', 'npm test');
  const present = changed.filter((path) => existsSync(join(ROOT, path)));
  const code = present.filter((path) => /\.(?:tsx?|mjs|js|mts)$/u.test(path));
  const node = projectNode();
  return [
    program('typecheck', 'Types', 'checks', 'npm', ['run', '-s', 'typecheck']),
    ...(code.length > 0 ? [program('lint', 'Lint', 'checks', node, [BIN.oxlint, ...LINT_OPTIONS, ...code])] : []),
    program('format', 'Formatting', 'checks', node, [
      BIN.oxfmt,
      '--check',
      '--no-error-on-unmatched-pattern',
      ...present,
    ]),
    ...testStages(changed),
    ...rulesStages(changed, since),
    program('check:indexes', 'Indexes of the queries that were sent', 'after', node, [
      '--import',
      'tsx',
      'scripts/indexes/check.ts',
      '--partly',
    ]),
  ];
}

function testStages(changed) {
  const isPage = (path) => path.endsWith('.tsx') || path.endsWith('.browser.test.ts');
  const tests = nearestTests(changed);
  const plain = tests.filter((path) => !isPage(path));
  const pages = tests.filter(isPage);
  const unrun = Math.max(plain.length - MOST_TESTS, 0) + Math.max(pages.length - MOST_PAGE_TESTS, 0);
  if (unrun > 0) console.log(`   ${unrun} test files further from the change are left to npm test`);
  return [
    ...(plain.length > 0
      ? [vitest('unit', 'Unit tests', ['domain', 'alone', 'memory'], 'unit', plain.slice(0, MOST_TESTS))]
      : []),
    ...(pages.length > 0 ? [vitest('pages', 'Page tests', ['app'], 'pages', pages.slice(0, MOST_PAGE_TESTS))] : []),
  ];
}

function rulesStages(changed, since) {
  if (!changed.includes('firestore.rules')) return [];
  const collections = touchedCollections(since);
  const names = collections ?? ['attacks', 'users', 'companies'];
  if (names.length === 0) return [];
  return [
    vitest('rules', `Rules of ${names.join(', ')}`, ['rules'], 'rules', [
      'tests/rules/firestore',
      '-t',
      `\\b(${names.join('|')})\\b`,
    ]),
  ];
}
