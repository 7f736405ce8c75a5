import { expect, test } from 'vitest';
import { z, type ZodType } from 'zod';
import { FUNCTION_LIMITS } from '../../scripts/preflight/limits';

type Contract = { name: string; input: ZodType };
const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'name' in value && 'input' in value && 'output' in value;

const modules = import.meta.glob<Record<string, unknown>>('../../src/domain/**/*pi.ts', { eager: true });
const CONTRACTS = Object.values(modules).flatMap((module) => Object.values(module).filter(isContract));

/** As much of a JSON schema as says how long a value's text can be. */
type JsonSchema = {
  /** Several where it may also be null. */
  type?: string | string[];
  maxLength?: number;
  pattern?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  $ref?: string;
};

/** A character takes three bytes at the most: what takes four counts as two. */
const BYTES_OF_CHARACTER = 3;
const NUMBER = 24;
/** Addresses and times have no length in their schema; what checks them takes no more. */
const OF_A_FORMAT = 2000;

/** The most bytes that a value takes as JSON; Infinity where the schema sets no limit. */
function mostBytes(schema: JsonSchema): number {
  const { type, anyOf, oneOf, allOf, properties = {}, items } = schema;
  if (Array.isArray(type)) return Math.max(...type.map((one) => mostBytes({ ...schema, type: one })));
  const choices = anyOf ?? oneOf;
  if (choices) return Math.max(...choices.map(mostBytes));
  if (allOf) return Math.min(...allOf.map(mostBytes));
  if (schema.const !== undefined) return JSON.stringify(schema.const).length;
  if (schema.enum) return Math.max(...schema.enum.map((value) => JSON.stringify(value).length));
  if (type === 'string') {
    const isAscii = schema.pattern !== undefined && !/\\[pS]|\[\^|\./.test(schema.pattern);
    if (schema.maxLength !== undefined) return schema.maxLength * (isAscii ? 1 : BYTES_OF_CHARACTER) + 2;
    return schema.pattern !== undefined || schema.format !== undefined ? OF_A_FORMAT : Infinity;
  }
  if (type === 'number' || type === 'integer') return NUMBER;
  if (type === 'boolean' || type === 'null') return 5;
  if (type === 'array') {
    if (schema.prefixItems) return schema.prefixItems.reduce((sum, item) => sum + mostBytes(item) + 1, 2);
    return items ? (schema.maxItems ?? Infinity) * (mostBytes(items) + 1) + 2 : Infinity;
  }
  if (type === 'object') {
    if (typeof schema.additionalProperties === 'object') return Infinity;
    return Object.entries(properties).reduce((sum, [name, inner]) => sum + name.length + 4 + mostBytes(inner), 2);
  }
  return Infinity;
}

/**
 * Inputs with a part whose length a refinement limits, which a JSON schema does not show: the token of a link, a time zone that exists,
 * as many values by name as lines or answers.
 */
const REFINED: readonly string[] = [
  'answerAgreement',
  'answerEstimate',
  'answerSigning',
  'approveEstimate',
  'askReschedule',
  'cancelMyAgreement',
  'consentToCharges',
  'finishConnection',
  'openPortalPaper',
  'openSigning',
  'openWall',
  'pauseMyAgreement',
  'readCardPage',
  'readMyAgreement',
  'readPortal',
  'readSealedContract',
  'readWall',
  'recordView',
  'registerCompany',
  'removeMyCard',
  'saveQuickbooksSetup',
  'startCardPayment',
  'startCardSetup',
  'startChargeConfirmation',
  'startFieldPayment',
];

test('no call can exceed the service’s limit', () => {
  expect(CONTRACTS.length).toBeGreaterThan(80);
  const sizes = CONTRACTS.map(({ name, input }) => ({
    name,
    bytes: mostBytes(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as JsonSchema),
  }));
  const unlimited = sizes.filter(({ bytes }) => bytes === Infinity).map(({ name }) => name);
  expect(unlimited.toSorted()).toEqual(REFINED);
  const tooLarge = sizes.filter(({ bytes }) => bytes !== Infinity && bytes > FUNCTION_LIMITS.requestBytes);
  expect(tooLarge).toEqual([]);
});
