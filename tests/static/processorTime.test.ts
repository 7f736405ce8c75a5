import { describe, expect, test } from 'vitest';
import { judgeTimes } from '../../scripts/testing/budgets.mjs';
import { childSeconds, descendantSeconds, machineSeconds } from '../../scripts/testing/processorTime.mjs';

/** A line of /proc/…/stat; times are in hundredths of a second. */
const stat = (pid: number, name: string, parent: number, [user = 0, system = 0, childUser = 0, childSystem = 0]) =>
  `${pid} (${name}) S ${parent} 1 1 0 -1 4194560 1 2 3 4 ${user} ${system} ${childUser} ${childSystem} 20 0`;

const FILES: Record<string, string> = {
  '/proc/self/stat': stat(10, 'npm test', 1, [100, 100, 250, 50]),
  '/proc/10/stat': stat(10, 'npm test', 1, [100, 100, 250, 50]),
  '/proc/11/stat': stat(11, 'java (emulator) 2', 10, [1000, 200, 0, 0]),
  '/proc/12/stat': stat(12, 'node', 11, [30, 20, 40, 10]),
  '/proc/stat': 'cpu  500 300 150 9000 70 0 40 10 0 0\ncpu0 1 1 1 1 1 1 1 1 0 0',
  '/proc/13/stat': stat(13, 'another', 1, [9000, 0, 0, 0]),
};

function read(path: string): string {
  const text = FILES[path];
  if (text === undefined) throw new Error(`no ${path}`);
  return text;
}

describe('processor time', () => {
  test('of ended children is what Linux added up for this process', () => {
    expect(childSeconds(read)).toBe(3);
  });

  test('of running descendants excludes this process and strangers, and a process that ends meanwhile', () => {
    expect(descendantSeconds(read, ['10', '11', '12', '13', '14'], 10)).toBe(13);
  });

  test('of the whole machine is its cores’ work, without waiting', () => {
    expect(machineSeconds(read)).toBe(10);
  });

  test('is unknown on a system that doesn’t report it', () => {
    const readNothing = () => {
      throw new Error('no such file');
    };
    expect(childSeconds(readNothing)).toBeUndefined();
    expect(machineSeconds(readNothing)).toBeUndefined();
    expect(descendantSeconds(readNothing, ['10'], 10)).toBeUndefined();
  });
});

describe('budgets', () => {
  test('fail a stage that exceeds its budget by more than a quarter, and name it', () => {
    const { failed, failures } = judgeTimes(new Map([['e2e', 100_000]]), 1);
    expect(failed).toBe(1);
    expect(failures[0]).toContain('e2e took 100000 s');
  });

  test('grow on a slower machine', () => {
    expect(judgeTimes(new Map([['e2e', 100_000]]), 10_000).failed).toBe(0);
  });

  test('fail a stage without a budget', () => {
    expect(judgeTimes(new Map([['new stage', 1]]), 1).failed).toBe(1);
  });
});
