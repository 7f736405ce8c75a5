import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = mkdtempSync(join(tmpdir(), 'contract-math-'));

function run(...files: string[]): { code: number | null; out: string; lines: string[] } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/contractMath.mjs'), ...files], {
    encoding: 'utf8',
    cwd: ROOT,
    env: { ...process.env, INIT_CWD: FOLDER },
  });
  return { code: status, out: stdout, lines: stderr.trimEnd().split('\n') };
}

describe('npm run contract-math', () => {
  it('prints one case’s result as one JSON object, by a name relative to the current folder', () => {
    const input = { grossPounds: 47_260, tarePounds: 31_480, ratePerTonCents: 6_850 };
    writeFileSync(join(FOLDER, 'ticket.json'), JSON.stringify({ id: 'x', calculator: 'dumpTicket', input }));
    const { code, out } = run('ticket.json');
    expect([code, JSON.parse(out)]).toEqual([0, { netPounds: 15_780, tonsThousandths: 7_890, feeCents: 54_047 }]);
  });

  it('exits with 2 and one line that names the field if the file is invalid', () => {
    writeFileSync(
      join(FOLDER, 'wrong.json'),
      '{"calculator":"asbestosLatestNotice","input":{"startDate":"2027-02-29"}}',
    );
    const wrong = run('wrong.json');
    expect([wrong.code, wrong.out, wrong.lines]).toEqual([
      2,
      '',
      ['contract-math: wrong.json: startDate: must be a date as YYYY-MM-DD'],
    ]);
    expect([run('nowhere.json').code, run().code]).toEqual([2, 2]);
  });
});
