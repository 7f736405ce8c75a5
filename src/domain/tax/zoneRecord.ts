import { z } from 'zod';
import { line, requiredLine, text } from '../record/schema';
import { CONTRACTS, taxZoneSchema, type TaxZone } from './schema';

/** A company has a handful of zones, so all are read together. */
export const TAX_ZONE_LIST_LIMIT = 300;
const AREA_ENTRY_LIMIT = 200;

const entries = (max: number) =>
  z.array(requiredLine(max, 'Cannot be empty')).max(AREA_ENTRY_LIMIT, `At most ${AREA_ENTRY_LIMIT}`).default([]);

/** Area of a zone, as far as an address can tell. Counties are informational: addresses don't contain them. */
export const taxAreaSchema = z.object({
  country: line(60).default('US'),
  /** Codes of states or provinces (TX, QC). */
  regions: entries(10),
  counties: entries(60),
  cities: entries(60),
  /** Postal code prefixes: 787, 78701, H2X. */
  postalPrefixes: entries(10),
});
export type TaxArea = z.infer<typeof taxAreaSchema>;
export const EMPTY_AREA: TaxArea = taxAreaSchema.parse({});

/** companies/{c}/taxes/{id}: the taxes that are due together in one area. */
export const taxZoneRecordSchema = taxZoneSchema.omit({ id: true }).extend({
  area: taxAreaSchema.default(EMPTY_AREA),
  /** Used if no area matches. At most one zone is the default. */
  isDefault: z.boolean().default(false),
  /** False = archived: kept for the documents that refer to it, no longer offered. */
  isActive: z.boolean().default(true),
  /** Usual pricing of jobs here: the default for new documents. */
  usualContract: z.enum(CONTRACTS).default('separated'),
  /** Source of the rates, and what to check: for the team. */
  notes: text(2000).default(''),
});
export type TaxZoneRecord = z.infer<typeof taxZoneRecordSchema>;

/** Returns the part of a stored zone that a document copies and the kernel calculates with. */
export const zoneForDocument = ({ id, name, stacking, taxes }: TaxZoneRecord & { id: string }): TaxZone => ({
  id,
  name,
  stacking,
  taxes,
});
