import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'diagnostics-'));

function run(content: string, name = 'case.json'): { code: number | null; out: string; lines: string[] } {
  writeFileSync(join(folder, 'case.json'), content);
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/diagnostics.mjs'), name], {
    encoding: 'utf8',
    cwd: ROOT,
    env: { ...process.env, INIT_CWD: folder },
  });
  return { code: status, out: stdout, lines: stderr.trimEnd().split('\n') };
}

describe('npm run diagnostics', () => {
  it('prints a test’s answers as one JSON object, and ignores the rest of the file', () => {
    const inputs = { suctionPressurePsig: 118, dischargePressurePsig: 418, altitudeFt: 0 };
    const { code, out } = run(
      JSON.stringify({ id: 'cr-01', test: 'refrigerant.compression_ratio', inputs, expected: {} }),
    );
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({ ratio: expect.closeTo(3.261, 3) as unknown });
  });

  it('exits with 2 and one line that names the field if the file is invalid', () => {
    const inputs = { suctionPressurePsig: 318, dischargePressurePsig: 118, altitudeFt: 0 };
    const swapped = run(JSON.stringify({ test: 'refrigerant.compression_ratio', inputs }));
    expect([swapped.code, swapped.out, swapped.lines.length]).toEqual([2, '', 1]);
    expect(swapped.lines[0]).toContain('case.json: dischargePressurePsig: Discharge');
    for (const wrong of ['no JSON', '[]', '{}', '{"test":"toString","inputs":{}}', '{"test":"water.hardness"}'])
      expect([run(wrong).code, run(wrong).lines.length]).toEqual([2, 1]);
    expect(run('{}', 'nowhere.json').code).toBe(2);
  });
});
