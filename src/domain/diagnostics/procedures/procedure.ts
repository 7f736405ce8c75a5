import type { z } from 'zod';
import type { FieldFault } from '../defineTest';
import type { Judged, Verdict } from '../verdict/judgment';
import type { RankedCause } from '../verdict/causes';

/** The readings: numbers in canonical units, choices and checkmarks by name. Absent means not measured. */
export type Readings = Readonly<Record<string, number | string | boolean>>;

type Common = {
  name: string;
  label: string;
  group: string;
  /** How or where to measure. */
  hint?: string;
  /** Shown only when this holds. */
  isUsed?: (readings: Readings) => boolean;
};
export type NumberField = Common & { kind: 'number'; schema: z.ZodNumber; digits: number };
export type ChoiceField = Common & { kind: 'choice'; options: readonly { value: string; label: string }[] };
export type FlagField = Common & { kind: 'flag' };
export type ReadingField = NumberField | ChoiceField | FlagField;

/** What a set of readings comes to. */
export type Assessment = {
  verdict: Verdict;
  judged: readonly Judged[];
  causes: readonly RankedCause[];
  /** As text, cheapest first. */
  next: readonly string[];
  /** By field. */
  faults: readonly FieldFault[];
  /** Why some of it says nothing: conditions that were not met. */
  notValid: readonly string[];
};

/** A guided measurement: what to read, in the order of the work, and what it comes to. */
export type Procedure = {
  /** What it is for, in a line. */
  purpose: string;
  trade: 'hvac' | 'plumbing';
  /** Has to be ticked before the readings count. */
  conditions: readonly { name: string; label: string }[];
  /** What to watch out for before starting; of the readings where it depends on them, undefined where it does not apply. */
  hazard?: string | ((readings: Readings) => string | undefined);
  /** What a new set starts with. */
  usual: Readings;
  fields: readonly ReadingField[];
  assess: (readings: Readings) => Assessment;
};
