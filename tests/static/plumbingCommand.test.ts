import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '../..');
const CASES = join(ROOT, 'src/domain/plumbing/cases');

function run(...files: string[]): { code: number | null; out: string; lines: string[] } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/plumbing.mjs'), ...files], {
    encoding: 'utf8',
    cwd: ROOT,
    env: { ...process.env, INIT_CWD: CASES },
  });
  return { code: status, out: stdout, lines: stderr.trimEnd().split('\n') };
}

describe('npm run plumbing', () => {
  it('prints one JSON object with the answer, by a name relative to the current folder', () => {
    const { code, out } = run('house.json');
    const answer = z
      .object({ calculator: z.string(), water: z.object({ wsfuTotal: z.number() }), warnings: z.array(z.unknown()) })
      .parse(JSON.parse(out));
    expect([code, answer.calculator, answer.water.wsfuTotal]).toEqual([0, 'project.pipe_tree', 8.5]);
  });

  it('exits with 2 and one line that names the field if the file is invalid', () => {
    const wrong = join(mkdtempSync(join(tmpdir(), 'plumbing-')), 'wrong.json');
    writeFileSync(wrong, JSON.stringify({ calculator: 'water.velocity', inputs: { gpm: -3, idIn: 1 } }));
    const outOfRange = run(wrong);
    expect([outOfRange.code, outOfRange.out, outOfRange.lines.length]).toEqual([2, '', 1]);
    expect(outOfRange.lines[0]).toContain('gpm: Flow must be');
    writeFileSync(wrong, JSON.stringify({ calculator: 'water.guess', inputs: {} }));
    expect([run(wrong).code, run(wrong).lines[0]]).toEqual([2, expect.stringContaining('calculator: must be one of')]);
    writeFileSync(wrong, 'no JSON');
    expect([run(wrong).code, run('nowhere.json').code, run().code]).toEqual([2, 2, 2]);
  });
});
