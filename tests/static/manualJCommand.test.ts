import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '../..');
const CASES = join(ROOT, 'src/domain/load-calc/cases');

function run(...files: string[]): { code: number | null; out: string; lines: string[] } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/manualJ.mjs'), ...files], {
    encoding: 'utf8',
    cwd: ROOT,
    env: { ...process.env, INIT_CWD: CASES },
  });
  return { code: status, out: stdout, lines: stderr.trimEnd().split('\n') };
}

describe('npm run manual-j', () => {
  it('prints one JSON object with the house’s loads, by a name relative to the current folder', () => {
    const { code, out } = run('smith.json');
    const report = z
      .object({
        block: z.object({ heating: z.object({ total: z.number() }) }),
        rooms: z.array(z.object({ id: z.string(), heatingBtuh: z.number() })),
        warnings: z.array(z.unknown()),
      })
      .parse(JSON.parse(out));
    expect(code).toBe(0);
    expect(Math.abs(report.block.heating.total - 57_315)).toBeLessThan(100);
    expect(report.rooms).toHaveLength(12);
  });

  it('exits with 2 and one line that names the field if the file is invalid', () => {
    const wrong = join(mkdtempSync(join(tmpdir(), 'manual-j-')), 'wrong.json');
    writeFileSync(wrong, JSON.stringify({ inputs: { site: { latitudeDeg: 95, elevationFt: 0 } } }));
    const outOfRange = run(wrong);
    expect([outOfRange.code, outOfRange.out, outOfRange.lines.length]).toEqual([2, '', 1]);
    expect(outOfRange.lines[0]).toContain('site.latitudeDeg');
    writeFileSync(wrong, 'no JSON');
    expect([run(wrong).code, run(wrong).lines.length]).toEqual([2, 1]);
    expect([run('nowhere.json').code, run().code]).toEqual([2, 2]);
  });
});
