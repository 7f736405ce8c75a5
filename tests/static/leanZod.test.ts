import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { leanZod, withoutFormatMethods, withoutJsonSchema } from '../../scripts/build/leanZod';
import { outputOf } from '../../scripts/build/siteParts';
import { sourcesIn } from './sources';

const zod = join(dirname(createRequire(import.meta.url).resolve('zod/package.json')), 'v4');
const read = (file: string): string => readFileSync(join(zod, file), 'utf8');

it('zod’s schemas bring no JSON Schema code to the browser, except for how limits are found', () => {
  const lean = withoutJsonSchema(read('classic/schemas.js'));
  expect(lean).toContain('minLength: (inst) => aggregateChecks(inst)');
  expect(lean.match(/json-schema[\w-]*\.js[^"]*/g)).toEqual(['json-schema-processors.js?checks']);
  expect(() => withoutJsonSchema('export const string = 1;')).toThrow('zod has changed');
});

/** `z.string()`, with what is asked of it, and then a format as a method. */
const FORMAT_AS_METHOD =
  /\bstring\((?:[^()]|\([^()]*\))*\)(?:\s*\.\w+\((?:[^()]|\([^()]*\))*\))*?\s*\.(?:email|url|uuid|guid|base64|ipv4|date|time|datetime|duration)\(/;

it('strings bring no unused formats: formats are called as z.email(), not as string methods', () => {
  const lean = withoutFormatMethods(read('classic/schemas.js'));
  expect(lean).not.toMatch(/^ {4}(?:email|uuid|datetime)\(params\)/m);
  expect(lean).toContain('toLowerCase() {');
  expect(() => withoutFormatMethods('export const string = 1;')).toThrow('zod has changed');
  for (const code of [
    'z.string().email()',
    "z.string({ error: 'x' }).min(a(1)).url('y')",
    'z\n.string()\n.max(9)\n.date()',
  ])
    expect(code).toMatch(FORMAT_AS_METHOD);
  expect('z.string().max(9), on: z.iso.date()').not.toMatch(FORMAT_AS_METHOD);
  const sources = ['src', 'functions/src'].flatMap((folder) => sourcesIn(folder));
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.filter(({ text }) => FORMAT_AS_METHOD.test(text)).map(({ path }) => path)).toEqual([]);
});

/** Of each kind that forms are made from. Its text goes into a build. */
const askedOf = (zod: typeof z) =>
  zod.object({
    name: zod.string().min(2).max(9).meta({ title: 'Name' }),
    size: zod.union([zod.number().int().min(1), zod.enum(['a', 'b'])]).default(1),
    rows: zod.array(zod.object({ isOn: zod.boolean(), note: zod.string().optional() })).min(1),
    pairs: zod.record(zod.string(), zod.number().nullable()),
    place: zod.tuple([zod.literal('x'), zod.number().multipleOf(2)]),
    day: zod.iso.date(),
    kind: zod
      .discriminatedUnion('k', [zod.object({ k: zod.literal(1) }), zod.object({ k: zod.literal(2) })])
      .catch({ k: 1 }),
    said: zod
      .string()
      .transform((text) => text.length)
      .pipe(zod.number()),
  });
const OPTIONS = { io: 'input', unrepresentable: 'any' } as const;

it('JSON Schemas and limits are the same in the build as without it', async () => {
  const code = `import { z } from 'zod';
    const asked = (${askedOf.toString()})(z);
    export const found = JSON.stringify([z.toJSONSchema(asked, ${JSON.stringify(OPTIONS)}), asked.shape.name.maxLength]);`;
  const outputs = outputOf(
    await build({
      configFile: false,
      logLevel: 'error',
      plugins: [
        leanZod(),
        {
          name: 'asked',
          enforce: 'pre',
          resolveId: (id) => (id.endsWith('/asked') ? '\0asked' : null),
          load: (id) => (id === '\0asked' ? code : null),
        },
      ],
      build: { write: false, lib: { entry: '/asked', formats: ['es'] }, minify: false },
    }),
  );
  const [built] = outputs.flatMap((output) => (output.type === 'chunk' ? [output.code] : []));
  expect(built).not.toContain('processJSONSchema = (ctx');
  const { found } = (await import(`data:text/javascript,${encodeURIComponent(built ?? '')}`)) as { found: string };
  const asked = askedOf(z);
  const wanted = [z.toJSONSchema(asked, OPTIONS), asked.shape.name.maxLength];
  expect(JSON.parse(found)).toEqual(JSON.parse(JSON.stringify(wanted)));
});
