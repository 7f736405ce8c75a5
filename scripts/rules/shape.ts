import { z } from 'zod';
import { addressSchema, optionalEmail, optionalPhone, requiredEmail, requiredPhone } from '@/domain/contact/schema';
import { MAX_AMOUNT_CENTS, MAX_QUANTITY_E4, MAX_UNIT_PRICE_CENTS, RATE_ONE_PPM } from '@/domain/money/limits';
import { amountCents, quantityE4, ratePpm, unitPriceCents } from '@/domain/money/schema';
import { isoInstant, optionalDate, optionalInstant, pictureAddress, recordId } from '@/domain/record/schema';

/** Kinds of text with their own function in the rules. */
export type KnownText = 'id' | 'email' | 'phone' | 'webAddress' | 'picture' | 'instant' | 'date';

/**
 * A field's allowed values, as far as the rules and their tests can express them: the common form between them and the
 * zod schemas. This is the only file that looks inside zod.
 */
export type Shape =
  | { kind: 'text'; min: number; max: number }
  | { kind: 'known'; text: KnownText; mayBeEmpty: boolean }
  | { kind: 'pattern'; pattern: string; max: number }
  | { kind: 'oneOf'; values: readonly string[] }
  | { kind: 'number'; isWhole: boolean; min: number | null; max: number | null }
  | { kind: 'flag' }
  | { kind: 'address' }
  | { kind: 'nullable'; of: Shape }
  | { kind: 'list'; of: Shape; min: number; max: number | null }
  | { kind: 'map'; fields: Readonly<Record<string, Shape>> }
  | { kind: 'unsayable'; why: string };
export type MapShape = Extract<Shape, { kind: 'map' }>;

/** For a pattern whose schema sets no maximum length. */
const MOST_OF_PATTERN = 600;

const WEB_ADDRESS = '^(https?:\\/\\/[^\\s<>"]+)?$';
/** For fields whose schema requires it in a way that can't be detected. */
export const webAddress = z.string().max(2000).regex(new RegExp(WEB_ADDRESS));

const known = (text: KnownText, mayBeEmpty = true): Shape => ({ kind: 'known', text, mayBeEmpty });
const whole = (min: number | null, max: number | null): Shape => ({ kind: 'number', isWhole: true, min, max });

/** Schemas that validate with code, which can't be analyzed automatically, and what that code requires. */
const KNOWN = new Map<unknown, Shape>([
  [recordId, known('id', false)],
  [optionalInstant, known('instant')],
  [isoInstant, known('instant', false)],
  [optionalDate, known('date')],
  [optionalEmail, known('email')],
  [requiredEmail, known('email', false)],
  [optionalPhone, known('phone')],
  [requiredPhone, known('phone', false)],
  [pictureAddress, known('picture')],
  [addressSchema, { kind: 'address' }],
  [amountCents, whole(0, MAX_AMOUNT_CENTS)],
  [unitPriceCents, whole(0, MAX_UNIT_PRICE_CENTS)],
  [quantityE4, whole(0, MAX_QUANTITY_E4)],
  [ratePpm, whole(0, RATE_ONE_PPM)],
]);

/** zod's description of a text or number, in JSON Schema terms. */
type Leaf = {
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  allOf?: { pattern?: string }[];
  format?: string;
  type?: string;
  minimum?: number;
  maximum?: number;
};
const leafOf = (schema: z.ZodType): Leaf => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Leaf;

function textShape(schema: z.ZodType): Shape {
  const { minLength = 0, maxLength, pattern, format } = leafOf(schema);
  if (format === 'date') return known('date', false);
  if (pattern === WEB_ADDRESS) return known('webAddress');
  if (pattern !== undefined)
    return { kind: 'pattern', pattern: pattern.replace(/^\^|\$$/g, ''), max: maxLength ?? MOST_OF_PATTERN };
  if (maxLength === undefined) return { kind: 'unsayable', why: 'a text without a greatest length' };
  return { kind: 'text', min: minLength, max: maxLength };
}

function numberShape(schema: z.ZodType): Shape {
  const { type, minimum, maximum } = leafOf(schema);
  const bound = (value: number | undefined): number | null =>
    value === undefined || Math.abs(value) === Number.MAX_SAFE_INTEGER ? null : value;
  return { kind: 'number', isWhole: type === 'integer', min: bound(minimum), max: bound(maximum) };
}

function listShape(schema: z.ZodArray): Shape {
  const { minItems, maxItems } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    minItems?: number;
    maxItems?: number;
  };
  return { kind: 'list', of: shapeOf(schema.element as z.ZodType), min: minItems ?? 0, max: maxItems ?? null };
}

/** Returns what a schema allows to be stored. Checks by code (`refine`) aren't seen, unless the schema is one of the known ones. */
function shapeOf(schema: z.ZodType): Shape {
  const shape = KNOWN.get(schema);
  if (shape) return shape;
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodCatch) return shapeOf(schema.def.innerType as z.ZodType);
  if (schema instanceof z.ZodNullable) return { kind: 'nullable', of: shapeOf(schema.def.innerType as z.ZodType) };
  if (schema instanceof z.ZodPipe) return shapeOf(schema.def.in as z.ZodType);
  if (schema instanceof z.ZodObject) return mapShapeOf(schema);
  if (schema instanceof z.ZodArray) return listShape(schema);
  if (schema instanceof z.ZodEnum) return { kind: 'oneOf', values: schema.options.map(String) };
  if (schema instanceof z.ZodBoolean) return { kind: 'flag' };
  if (schema instanceof z.ZodNumber) return numberShape(schema);
  if (schema instanceof z.ZodString || schema instanceof z.ZodISODate) return textShape(schema);
  return { kind: 'unsayable', why: `a ${schema.def.type}` };
}

/** @throws if the schema isn't a map's. */
export function mapShapeOf(schema: z.ZodObject): MapShape {
  const fields = Object.entries(schema.shape).map(([field, part]) => [field, shapeOf(part as z.ZodType)] as const);
  return { kind: 'map', fields: Object.fromEntries(fields) };
}
