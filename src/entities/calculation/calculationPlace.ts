import type { z } from 'zod';
import type { CollectionDefinition } from '@/data/records/definition';
import type { PermissionCollection } from '@/domain/access/permissions';
import type { UnitSystem } from '@/domain/calculation/units';
import type { PublicKind } from '@/domain/public-document/schema';
import { capitalize } from '@/lib/words';

/** Fields that every calculation has in addition to the inputs of its numbers. */
export type CalculationRecord = {
  number: string;
  title: string;
  address: string;
  customerId: string;
  customerName: string;
  revisionNumber: number;
};

/** Storage and pages of one kind of calculation. Keep it outside the component. */
export type CalculationPlace<R extends CalculationRecord> = {
  definition: CollectionDefinition<R>;
  collection: PermissionCollection;
  /** Schema of a record’s own fields, without the common ones. */ schema: z.ZodType<R>;
  newNumber: (now: Date) => string;
  /** The area: `Plumbing`. */ label: string;
  /** Singular, in a sentence: `plumbing calculation`. */ noun: string;
  /** The printed document: `permit sheet`. */ sheet: string;
  shareKind: PublicKind;
  list: string;
  new: string;
  edit: (id: string) => string;
  view: (id: string) => string;
  /** URL of a new estimate that starts with its results. */ estimateFrom: (id: string, units: UnitSystem) => string;
};

/** Returns the noun for the start of a heading: `Plumbing calculation`. */
export const headingOf = ({ noun }: { noun: string }): string => capitalize(noun);

/** Returns the link back to the list, for a page's header. */
export const backTo = ({ list, label }: { list: string; label: string }) => ({ to: list, label });
