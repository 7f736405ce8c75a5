import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '../..');
const CASES = join(ROOT, 'src/domain/routing/cases');

function run(...options: string[]): { code: number | null; out: string; lines: string[] } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/route.mjs'), ...options], {
    encoding: 'utf8',
    cwd: ROOT,
    env: { ...process.env, INIT_CWD: CASES },
  });
  return { code: status, out: stdout, lines: stderr.trimEnd().split('\n') };
}

const planSchema = z.object({
  case: z.string(),
  routes: z.array(z.object({ shift: z.string(), stops: z.array(z.object({ start: z.number(), end: z.number() })) })),
  unserved: z.array(z.object({ visit: z.string(), reason: z.string() })),
  objective: z.object({ unserved: z.number(), cost: z.number() }),
});

describe('npm run route', () => {
  it('prints one JSON plan for the named case, or the options for one visit', () => {
    const { code, out } = run('field-cases.json', '--id', 'fc-10-drop');
    expect(code).toBe(0);
    expect(planSchema.parse(JSON.parse(out)).objective).toEqual({ unserved: 101, cost: 11_832 });
    const { options } = z
      .object({ options: z.array(z.object({ shift: z.string(), addedCost: z.number() })) })
      .parse(JSON.parse(run('field-cases.json', '--id', 'fc-25-insert-windows2', '--insert', 'v7').out));
    expect(options[0]).toMatchObject({ shift: 'ben-day', addedCost: 448 });
  });

  it('exits with 2 and one line if the file or an option is invalid', () => {
    const wrong = join(mkdtempSync(join(tmpdir(), 'route-')), 'wrong.json');
    writeFileSync(wrong, '{"technicians": [], "shifts": [], "visits": [{"id": "v1", "serviceSeconds": -1}]}');
    const negative = run(wrong);
    expect([negative.code, negative.out, negative.lines.length]).toEqual([2, '', 1]);
    expect(negative.lines[0]).toContain('visits.0.serviceSeconds');
    expect(run('field-cases.json').lines[0]).toContain('--id');
    expect([run('nowhere.json').code, run(wrong, '--seed', 'x').code]).toEqual([2, 2]);
  });
});
