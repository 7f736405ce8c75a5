import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = mkdtempSync(join(tmpdir(), 'pay-'));

function run(...files: string[]): { code: number | null; out: string; lines: string[] } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/pay.mjs'), ...files], {
    encoding: 'utf8',
    cwd: ROOT,
    env: { ...process.env, INIT_CWD: FOLDER },
  });
  return { code: status, out: stdout, lines: stderr.trimEnd().split('\n') };
}

describe('npm run pay', () => {
  it('prints one timesheet’s pay as one JSON object, by a name relative to the current folder', () => {
    const inputs = { rateCentsPerHour: 2600, missedRestMinutes: 15, date: '2026-02-03' };
    writeFileSync(join(FOLDER, 'rest.json'), JSON.stringify({ id: 'x', state: 'MN', inputs }));
    const { code, out } = run('rest.json');
    expect([code, JSON.parse(out)]).toEqual([
      0,
      { liabilityCents: { breakPay: 650, liquidatedDamages: 650, total: 1300 } },
    ]);
  });

  it('exits with 2 and one line that names the field if the file is invalid', () => {
    writeFileSync(join(FOLDER, 'wrong.json'), '{"state":"CA","inputs":{"workweekStart":"Sunday 00:00","entries":[]}}');
    const wrong = run('wrong.json');
    expect([wrong.code, wrong.out, wrong.lines]).toEqual([
      2,
      '',
      ['pay: wrong.json: inputs.entries: must hold at least one entry'],
    ]);
    expect([run('nowhere.json').code, run().code]).toEqual([2, 2]);
  });
});
