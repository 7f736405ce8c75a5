import { afterAll, expect, it, vi } from 'vitest';
import { z, type ZodType } from 'zod';
import { FEATURES } from '@/domain/access/features';
import { newCompany } from './fixtures';
import { documents } from './inMemory/firestore';
import { db, endClients, signedOut, type Client } from './support';

/**
 * Sends every callable input that our app never sends, in each field in turn, from a company's owner and from a stranger. A
 * refusal is fine; `unknown` is an unexpected error that the team is notified of.
 */
afterAll(endClients);

type Contract = { name: string; input: ZodType };
const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'name' in value && 'input' in value && 'output' in value;
const modules = import.meta.glob<Record<string, unknown>>('../../src/domain/**/*pi.ts', { eager: true });
const CONTRACTS = Object.values(modules).flatMap((module) => Object.values(module).filter(isContract));

const HOSTILE: readonly unknown[] = [
  JSON.parse('{"__proto__": {"isAdmin": true}, "constructor": {}}') as unknown,
  ...['../../companies/x', 'a/b', '..', '__x__', '__proto__', '', 'y'.repeat(2_000), 'x'.repeat(300_000)],
  ...['a\u0000b', 'a\r\nBcc: b@example.com', 'a\ud83d', '9999-12-31T23:59:59.999Z', '0001-01-01', '2026-02-30'],
  ...[-1, 0.5, 1e308, Number.MAX_SAFE_INTEGER, null, [[[]]], {}],
];
/** Tests one in so many of all combinations; each field and each value gets its turn. */
const EVERY = 37;

type JsonSchema = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  minimum?: number;
};

/** Builds a value in the form a schema requires. */
function formOf(schema: JsonSchema): unknown {
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return formOf(choice);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'array') return schema.items ? [formOf(schema.items)] : [];
  if (type === 'object')
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, part]) => [name, formOf(part)]));
  if (type === 'number' || type === 'integer') return schema.minimum ?? 1;
  return type === 'boolean' ? false : 'r1';
}

type Place = readonly (string | number)[];

function placesIn(value: unknown, path: Place = []): Place[] {
  const parts = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const below = parts.flatMap(([name, part]) => placesIn(part, [...path, Array.isArray(value) ? Number(name) : name]));
  return path.length === 0 ? below : [path, ...below];
}

function withValue(data: unknown, [part, ...rest]: Place, value: unknown): unknown {
  if (part === undefined) return value;
  if (Array.isArray(data))
    return data.map((one: unknown, index) => (index === part ? withValue(one, rest, value) : one));
  const fields = data as Record<string, unknown>;
  return { ...fields, [part]: withValue(fields[part], rest, value) };
}

/** Texts for required formats. */
const TEXTS = [
  'AAAAAAAAAAAAAAAAAAAAAA',
  '2026-06-01',
  '2026-06-01T12:00:00.000Z',
  'ada@example.com',
  '5125550134',
  'USD',
];

/** Builds an input that the callable would accept, or nearly. */
function inputOf({ input }: Contract): unknown {
  let value = formOf(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as JsonSchema);
  for (let round = 0; round < 20; round += 1) {
    const issues = input.safeParse(value).error?.issues ?? [];
    const [issue] = issues;
    if (!issue) break;
    const better = TEXTS.map((text) => withValue(value, issue.path as Place, text)).find(
      (one) => (input.safeParse(one).error?.issues.length ?? 0) < issues.length,
    );
    if (better === undefined) break;
    value = better;
  }
  return value;
}

const codeOf = async (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'ok',
    (error: unknown) => (error as { details?: { code?: string } }).details?.code ?? 'unknown',
  );

it('answers with a readable message, whatever is sent', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { owner, companyId } = await newCompany();
  const features = Object.fromEntries(FEATURES.map((feature) => [feature, true]));
  const user = { companyId, role: 'admin', disabled: false, features };
  await db.doc(`companies/${companyId}`).update({ features });
  const callers: [string, Client][] = [
    ['owner', owner],
    ['stranger', signedOut()],
  ];
  const faults: string[] = [];
  let calls = 0;
  let left = EVERY;
  const isTurn = (): boolean => {
    left = left === 0 ? EVERY - 1 : left - 1;
    return left === 0;
  };
  for (const contract of CONTRACTS) {
    const good = inputOf(contract);
    const inputs = [
      ...[null, [], 'text', { ...(good as object), companyId: 'other', uid: 'other' }],
      ...placesIn(good).flatMap((place) => HOSTILE.map((value) => withValue(good, place, value))),
    ].filter(isTurn);
    for (const input of [good, ...inputs])
      for (const [who, client] of callers) {
        // An earlier call may have removed the caller from the company; another test covers the limits.
        await db.doc(`users/${owner.uid}`).update(user);
        documents.takeIn({ rateLimits: {} });
        calls += 1;
        if ((await codeOf(client.callRaw(contract.name, input))) === 'unknown')
          faults.push(`${contract.name} by ${who}: ${JSON.stringify(input).slice(0, 200)}`);
      }
  }
  expect(calls).toBeGreaterThan(900);
  expect(faults).toEqual([]);
});
