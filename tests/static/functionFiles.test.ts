import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { planFiles } from '../../scripts/functions/files.mjs';
import { weighFunctions } from '../../scripts/functions/weigh';

type Chunk = Parameters<typeof planFiles>[0][number];

/** A file of the bundler's own output, which holds one module of its name. */
const chunk = (name: string, imports: readonly string[], { bytes = 100, is = '' } = {}): Chunk => ({
  fileName: name,
  code: 'x'.repeat(bytes),
  imports: [...imports],
  moduleIds: [`/${name}`],
  isEntry: is === 'area',
  isDynamicEntry: is === 'later',
});
const area = (name: string, imports: readonly string[]): Chunk => chunk(name, imports, { is: 'area' });

describe('the files shared by areas', () => {
  it('are merged if nearly the same areas load them', () => {
    const plan = planFiles([
      area('jobs', ['money', 'dates', 'stamps']),
      area('invoices', ['money', 'dates', 'stamps']),
      area('leads', ['dates', 'stamps']),
      chunk('money', []),
      chunk('dates', []),
      chunk('stamps', ['dates']),
    ]);
    expect([...plan.keys()].toSorted()).toEqual(['/dates', '/money', '/stamps']);
    expect(new Set(plan.values()).size).toBe(1);
  });

  it('stay separate if an area would load much it doesn’t need', () => {
    const plan = planFiles([
      area('jobs', ['loads', 'dates']),
      area('invoices', ['loads', 'dates']),
      area('leads', ['dates']),
      chunk('loads', [], { bytes: 200_000 }),
      chunk('dates', []),
    ]);
    expect(plan.get('/loads')).not.toBe(plan.get('/dates'));
  });

  it('never import each other in a circle', () => {
    // All three are wanted by the same two; the middle one also loads later, and has to stay a file of its own.
    const plan = planFiles([
      area('jobs', ['top', 'bottom']),
      area('invoices', ['top', 'bottom']),
      chunk('top', ['middle']),
      chunk('middle', ['bottom'], { is: 'later' }),
      chunk('bottom', []),
    ]);
    expect(plan.has('/middle')).toBe(false);
    expect(plan.get('/top')).not.toBe(plan.get('/bottom'));
  });
});

describe('the weight of the functions', () => {
  let lib = '';
  const build = (files: Record<string, string>): string => {
    lib = mkdtempSync(join(tmpdir(), 'lib-'));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(lib, path)), { recursive: true });
      writeFileSync(join(lib, path), text);
    }
    return lib;
  };
  afterEach(() => rmSync(lib, { recursive: true, force: true }));

  it('is the code a cold start runs, with its imports and without later loads', () => {
    const files: Record<string, string> = {
      'index.js': 'const name = 1;',
      'areas/jobs.js':
        'import{a}from"../shared/a.js";import{onCall}from"firebase-functions/https";import("../shared/later.js")',
      'areas/leads.js': 'export const b=1',
      'shared/a.js': 'import"./b.js";export const a=r("#data/domain/law")',
      'shared/b.js': 'let b=1',
      'shared/later.js': 'let later=1',
      'data/domain/law.json': '{"days":30}',
    };
    const bytesOf = (...paths: string[]): number =>
      paths.reduce((sum, path) => sum + Buffer.byteLength(files[path] ?? ''), 0);
    const weight = weighFunctions(build(files));
    const [jobs, leads] = weight.areas;
    expect(jobs?.files).toEqual(['shared/b.js', 'shared/a.js', 'areas/jobs.js']);
    expect(jobs?.codeBytes).toBe(bytesOf('shared/b.js', 'shared/a.js', 'areas/jobs.js'));
    expect(jobs?.dataBytes).toBe(bytesOf('data/domain/law.json'));
    expect(leads).toMatchObject({ area: 'areas/leads', files: ['areas/leads.js'], codeBytes: 16, dataBytes: 0 });
    const code = Object.keys(files).filter((path) => path.endsWith('.js'));
    expect(weight).toMatchObject({ codeBytes: bytesOf(...code), dataBytes: 11 });
  });

  it('fails for files that import each other in a circle', () => {
    const files = {
      'areas/jobs.js': 'import"../shared/a.js"',
      'shared/a.js': 'import"./b.js"',
      'shared/b.js': 'import"./a.js"',
    };
    expect(() => weighFunctions(build(files))).toThrow(
      'circle: areas/jobs.js → shared/a.js → shared/b.js → shared/a.js',
    );
  });

  it('fails without a build', () => {
    expect(() => weighFunctions(build({ 'index.js': '' }))).toThrow('npm run build:functions');
  });
});
