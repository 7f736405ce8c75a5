import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SECRETS } from '../../scripts/preflight/configuration';
import { lineOf } from '../../scripts/preflight/finding';
import { deployedFunctions, functionFindings, refusedFunctions } from '../../scripts/preflight/local/functions';

describe('the functions can be deployed', () => {
  test('by their names, counts and limits', () => {
    expect(deployedFunctions().length).toBeGreaterThan(100);
    expect(
      functionFindings()
        .filter(({ state }) => state === 'wrong')
        .map(lineOf),
    ).toEqual([]);
  });

  test('and the preflight says so in any shell, without firebase-tools’ variables', () => {
    const { FIREBASE_CONFIG: _config, GCLOUD_PROJECT: _project, ...env } = process.env;
    const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/preflight/run.ts'], {
      encoding: 'utf8',
      env,
    });
    expect(stdout).toContain('✔ Functions: names and limits are taken');
    expect(stdout).toMatch(/\d+ good, \d+ wrong, \d+ open/);
  });

  test('and the documents count them', () => {
    const all = deployedFunctions();
    const count = (kind: string): number => all.filter((one) => one.kind === kind).length;
    const guide = readFileSync('docs/deploy.md', 'utf8');
    expect(guide).toContain(`(${String(count('schedule'))} schedules)`);
    expect(guide).toContain(`(${String(SECRETS.length)} secrets)`);
    const numbers = [all.length, count('event'), count('schedule')].join(', ');
    expect(readFileSync('docs/limits.md', 'utf8')).toContain(`${numbers} on 20`);
  });

  test('and refused settings are reported', () => {
    const one = { kind: 'event', timeoutSeconds: 60, memoryMb: 256, secrets: [] } as const;
    const refused = (name: string, rest: object = {}): string[] =>
      refusedFunctions([{ ...one, secrets: [], name, ...rest }]);
    expect(refused('jobOnWrite')).toEqual([]);
    expect(refused('a'.repeat(63))).toEqual([expect.stringContaining('63 characters')]);
    expect(refused('job_on_write')).toEqual([expect.stringContaining('no name')]);
    expect(refused('jobOnWrite', { timeoutSeconds: 541 })).toEqual([expect.stringContaining('ends sooner')]);
    const twice = refusedFunctions(['readCard', 'readcard'].map((name) => ({ ...one, secrets: [], name })));
    expect(twice[0]).toContain('only in capitals');
  });
});
