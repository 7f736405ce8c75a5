import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { functionsByFile, indexOf } from '../../scripts/functions/areas.mjs';
import { CALLED } from '../../scripts/functions/lean.mjs';
import { readSource, sourcesIn } from './sources';

const files = functionsByFile('functions');

describe('functions/lib', () => {
  it('has each function in one file: its area’s, or its own', () => {
    const exported = [...readSource('functions/src/index.ts').matchAll(/\{([^}]*)\}/g)].flatMap(([, names = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    );
    const inFiles = [...files.values()].flatMap((all) => all.map(({ name }) => name));
    expect(inFiles.toSorted()).toEqual(exported.toSorted());
    expect([...files.keys()]).toContain('areas/onJobs');
    expect([...files.keys()]).not.toContain('areas/reactions');
  });

  it('keeps the parts of the AI providers’ SDKs that functions call', () => {
    const called = (path: string) => [
      ...new Set([...readSource(path).matchAll(/\bclient\.(\w+)\./g)].map(([, part = '']) => part)),
    ];
    const asked = {
      openai: [...called('functions/src/ai/openai.ts'), ...called('functions/src/ai/makePicture.ts')],
      '@anthropic-ai/sdk': called('functions/src/ai/anthropic.ts'),
    };
    expect(asked.openai).toEqual(['responses', 'images']);
    expect(asked['@anthropic-ai/sdk']).toEqual(['messages']);
    for (const part of asked.openai) expect([part, CALLED.openai(part)]).toEqual([part, true]);
    for (const part of asked['@anthropic-ai/sdk']) expect(CALLED['@anthropic-ai/sdk'](part)).toBe(true);
    // Every other file that loads an SDK lists here which parts of it are called.
    const loading = sourcesIn('functions/src').filter(({ text }) =>
      /import\('(openai|@anthropic-ai\/sdk)'\)/.test(text),
    );
    expect(loading.map(({ path }) => path)).toEqual(['functions/src/ai/anthropic.ts', 'functions/src/ai/openai.ts']);
  });

  it('keeps the parts of Stripe’s SDK that functions call', () => {
    const called = sourcesIn('functions/src').flatMap(({ text }) =>
      [...text.matchAll(/\bstripe\.(\w+)\.\w+/g)].map(([, part = '']) => part),
    );
    expect(called).toContain('paymentIntents');
    const leftOut = called.filter((part) => !CALLED.stripe(`${part.charAt(0).toUpperCase()}${part.slice(1)}`));
    expect(leftOut).toEqual([]);
    expect(CALLED.stripe('Quotes')).toBe(false);
  });
});

describe('lib/index.js', () => {
  const lib = mkdtempSync(join(tmpdir(), 'functions-'));
  /** Returns the output of a process that loads the SDK and calls a function. */
  const called = (name: string, env: Record<string, string>): string =>
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `const all = await import(process.argv[1]);
         const answer = await all.${name}?.('ada').catch((error) => 'failed: ' + error.message);
         console.log(answer, Object.keys(all).filter((key) => all[key]), globalThis.loaded);`,
        join(lib, 'index.js'),
      ],
      { encoding: 'utf8', env: { PATH: process.env['PATH'], ...env } },
    ).trim();

  beforeAll(() => {
    mkdirSync(join(lib, 'areas'));
    writeFileSync(join(lib, 'package.json'), '{"type":"module"}');
    const area = (name: string, code: string) =>
      writeFileSync(join(lib, `areas/${name}.js`), `(globalThis.loaded ??= []).push('${name}');\n${code}`);
    area('team', `export const invite = async (who) => 'invited ' + who; export const remove = async () => 'removed';`);
    area('leads', `export const call = async () => 'called';`);
    area('stripeWebhook', `export const stripeWebhook = async () => 'taken';`);
    area('broken', `throw new Error('This area is broken');`);
    const from = './anywhere';
    writeFileSync(
      join(lib, 'index.js'),
      indexOf(
        new Map([
          [
            'areas/team',
            [
              { name: 'invite', from },
              { name: 'remove', from },
            ],
          ],
          ['areas/leads', [{ name: 'call', from }]],
          ['areas/stripeWebhook', [{ name: 'stripeWebhook', from }]],
        ]),
      ),
    );
  });
  afterAll(() => rmSync(lib, { recursive: true }));

  it('loads only the area of the deployed process’s function', () => {
    expect(called('invite', { FUNCTION_TARGET: 'invite', K_SERVICE: 'invite' })).toBe(
      `invited ada [ 'invite' ] [ 'team' ]`,
    );
  });

  it('loads everything if all functions are requested', () => {
    const all = `[ 'call', 'invite', 'remove', 'stripeWebhook' ] [ 'leads', 'team', 'stripeWebhook' ]`;
    expect(called('invite', {})).toBe(`invited ada ${all}`);
    expect(called('invite', { FUNCTION_TARGET: 'call', FUNCTIONS_EMULATOR: 'true' })).toBe(`invited ada ${all}`);
  });

  it('starts a webhook alone in the emulator too', () => {
    const env = { FUNCTION_TARGET: 'stripeWebhook', FUNCTIONS_EMULATOR: 'true' };
    expect(called('stripeWebhook', env)).toBe(`taken [ 'stripeWebhook' ] [ 'stripeWebhook' ]`);
  });

  it('answers a call with the error if its area doesn’t load', () => {
    writeFileSync(
      join(lib, 'broken.js'),
      indexOf(new Map([['areas/broken', [{ name: 'invite', from: './anywhere' }]]])),
    );
    const out = execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `const { invite } = await import(process.argv[1]);
         await new Promise((resolve) => setTimeout(resolve, 20));
         console.log(await invite().catch((error) => error.message));`,
        join(lib, 'broken.js'),
      ],
      { encoding: 'utf8', env: { PATH: process.env['PATH'], FUNCTION_TARGET: 'invite' } },
    );
    expect(out.trim()).toBe('This area is broken');
  });
});
