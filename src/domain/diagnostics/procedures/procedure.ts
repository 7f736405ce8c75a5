import type { z } from 'zod';
import type { FieldFault } from '../defineTest';
import type { Judged, Verdict } from '../verdict/judgment';
import type { RankedCause } from '../verdict/causes';

/** Readings by name: numbers in canonical units, choices and checkmarks. Absent means not measured. */
export type Readings = Readonly<Record<string, number | string | boolean>>;

type Common = {
  name: string;
  label: string;
  group: string;
  /** Instructions on how or where to measure. */
  hint?: string;
  /** Shown only if this returns true. */
  isUsed?: (readings: Readings) => boolean;
};
export type NumberField = Common & { kind: 'number'; schema: z.ZodNumber; digits: number };
export type ChoiceField = Common & { kind: 'choice'; options: readonly { value: string; label: string }[] };
export type FlagField = Common & { kind: 'flag' };
export type ReadingField = NumberField | ChoiceField | FlagField;

/** The result of a set of readings. */
export type Assessment = {
  verdict: Verdict;
  judged: readonly Judged[];
  causes: readonly RankedCause[];
  /** Next steps as text, cheapest first. */
  next: readonly string[];
  /** Problems by field. */
  faults: readonly FieldFault[];
  /** Unmet conditions that make some of the results invalid. */
  notValid: readonly string[];
};

/** A guided measurement: what to read, in working order, and how to evaluate it. */
export type Procedure = {
  /** Its purpose in one line. */
  purpose: string;
  trade: 'hvac' | 'plumbing';
  /** Must be checked before the readings count. */
  conditions: readonly { name: string; label: string }[];
  /** Hazards to watch for before starting; a function if they depend on the readings, undefined if not applicable. */
  hazard?: string | ((readings: Readings) => string | undefined);
  /** Initial values of a new set. */
  usual: Readings;
  fields: readonly ReadingField[];
  assess: (readings: Readings) => Assessment;
};
