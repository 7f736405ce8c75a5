import type { Feature } from '../access/features';
import type { Role } from '../access/roles';

/** Marks something a collection doesn't have, with the reason. */
export type None = { none: string };
export const none = <const Reason extends string>(reason: Reason): { none: Reason } => ({ none: reason });

/**
 * Permissions of a collection. `progress` is the narrow update of work in the field (state, checklist); `feature` must be on for the
 * user, whatever the operation, except for a read marked `isReadFree`, and for reading anything entered before the feature was withdrawn.
 */
export type CollectionPermission = {
  feature: Feature | null;
  /** True when colleagues may read without the flag, because other areas show these records. */
  isReadFree?: boolean;
  read: readonly Role[];
  create: readonly Role[];
  update: readonly Role[];
  delete: readonly Role[];
  progress?: readonly Role[];
};

/**
 * Effect on a record when the record it references is to be deleted: it prevents that (`blocks`), is deleted too
 * (`goes-along`), or keeps a dangling reference (`stays`), because it has copied what it needs.
 */
export type OnDelete = 'blocks' | 'goes-along' | 'stays';

/**
 * Effect on a record when its customer is merged into another:
 * - `moves`: it references the surviving customer, and an undo restores it.
 * - `moves-along`: this field is rewritten when another field of the record makes it move.
 * - `follows-its-paper`: money. It references the surviving customer, and an undo restores it with the document it was
 *   created from.
 * - `adds-up`: it counts something per customer; the counts are added up (`moveUses`).
 * - `stays`: it is history, and still references the duplicate.
 */
export type OnMerge = 'moves' | 'moves-along' | 'follows-its-paper' | 'adds-up' | 'stays';

/** A field (by its path) that references a customer, a property or a job. */
export type Relation =
  | { to: 'customers'; field: string; onDelete: OnDelete; onMerge: OnMerge }
  | { to: 'properties' | 'jobs'; field: string; onDelete: OnDelete };
export type RelationTarget = Relation['to'];

/**
 * The source a record was created from: a record of the collection `from`, whose ID is in this one's `field`, or which references this
 * one in its own field `namedBy`.
 */
export type Origin = { from: CompanyName; field: string } | { from: CompanyName; namedBy: string };
type CompanyName = 'jobs' | 'properties' | 'estimates' | 'recurringInvoices' | 'invoices' | 'payments';

/** Everything the rest of the code needs to know about a collection except its fields. Plain data, without zod. */
export type Manifest = {
  /** The collection's name in its path. */
  name: string;
  /** Its location: under the company, under the company owner's account, or at the top level. */
  place: 'company' | 'owner' | 'root';
  noun: { one: string; many: string };
  permission: CollectionPermission | None;
  relations: readonly Relation[];
  /** The first existing one decides which customer gets the record when a merge is undone. */
  madeFrom?: readonly Origin[];
  /** True when it copies its customer's name or phone (`copiesIn` says which fields). */
  copiesCustomer?: true;
  /** Whether changes appear in the activity log, and as changes of which subject. */
  activity: { subject: string } | None;
  /** Whether a list of it can be downloaded as a file. */
  isExported: true | None;
  /** Whether it is created on its own page: the command palette offers it under "Create". */
  newPage: true | None;
  /** Whether the demo companies have some. */
  isSeeded: true | None;
};

/** Defines a collection; see `manifests.ts`. */
export const defineRecord = <const T extends Manifest>(manifest: T): T => manifest;

/** Defaults for collections that only the server writes; a manifest overrides them if needed. */
export const KEPT_BY_SERVER = {
  activity: none('only the server writes it, because of a change that is told already'),
  isExported: none('it can be worked out from what is exported'),
  newPage: none('only the server writes it'),
  isSeeded: none('functions make it of what is seeded'),
} as const;

/**
 * Defaults for a small collection maintained on its own page, in a list with a drawer, that references no other record; a manifest
 * overrides them if needed.
 */
export const KEPT_IN_A_LIST = {
  place: 'company',
  relations: [],
  activity: none('the log tells of customers, work and money'),
  isExported: none('the list is short enough to read'),
  newPage: none('a drawer of the list makes one'),
  isSeeded: none('a demo starts with an empty list'),
} as const;

/** Whether users' devices create its records; otherwise only functions do. */
export const isClientWritten = ({ permission }: Manifest): boolean =>
  !('none' in permission) && permission.create.length > 0;

/** Whether its records are immutable: no one may change them after they are written. */
export const isWrittenOnce = ({ permission }: Manifest): boolean =>
  !('none' in permission) && permission.create.length > 0 && permission.update.length === 0;
