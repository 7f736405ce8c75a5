import type { Feature } from '../access/features';
import type { Role } from '../access/roles';

/** Said in place of something that a collection has none of, with the reason. */
export type None = { none: string };
export const none = <const Reason extends string>(reason: Reason): { none: Reason } => ({ none: reason });

/**
 * Who may do what to a collection. `progress` is the narrow update of work in the field (state, checklist); `feature`
 * must be on for the user, whatever the operation, except for a read marked `isReadFree`, and for reading anything
 * entered before the feature was withdrawn.
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
 * What becomes of a record when what it names is to be deleted: it forbids that (`blocks`), is deleted too
 * (`goes-along`), or keeps a name that leads nowhere (`stays`), because it has copied what it needs.
 */
export type OnDelete = 'blocks' | 'goes-along' | 'stays';

/**
 * What happens to a record when its customer is merged into another:
 * - `moves`: it names the survivor, and an undo gives it back.
 * - `moves-along`: this field is rewritten when another field of the record makes it move.
 * - `follows-its-paper`: money. It names the survivor, and an undo gives it back with the paper it was created from.
 * - `adds-up`: it counts something per customer; the counts are added up (`moveUses`).
 * - `stays`: it is history, and still names the duplicate.
 */
export type OnMerge = 'moves' | 'moves-along' | 'follows-its-paper' | 'adds-up' | 'stays';

/** A field (by its path) that names a customer, a property or a job. */
export type Relation =
  | { to: 'customers'; field: string; onDelete: OnDelete; onMerge: OnMerge }
  | { to: 'properties' | 'jobs'; field: string; onDelete: OnDelete };
export type RelationTarget = Relation['to'];

/**
 * What a record was made from: a record of the collection `from`, whose id is in this one's `field`, or which names this one
 * in its own field `namedBy`.
 */
export type Origin = { from: CompanyName; field: string } | { from: CompanyName; namedBy: string };
type CompanyName = 'jobs' | 'properties' | 'estimates' | 'recurringInvoices' | 'invoices' | 'payments';

/** Everything the rest of the code needs to know about a collection except its fields. Plain data, without zod. */
export type Manifest = {
  /** The collection's name in its path. */
  name: string;
  /** Below the company, below the account of the company's owner, or at the top. */
  place: 'company' | 'owner' | 'root';
  noun: { one: string; many: string };
  permission: CollectionPermission | None;
  relations: readonly Relation[];
  /** The first of these that is there decides whose the record is when a merge is undone. */
  madeFrom?: readonly Origin[];
  /** True when it repeats its customer's name or phone (`copiesIn` says which fields). */
  copiesCustomer?: true;
  /** Changes appear in the activity log, as a change of this subject. */
  activity: { subject: string } | None;
  /** A list of it can be downloaded as a file. */
  isExported: true | None;
  /** Created on a page of its own: the command palette offers it under "Create". */
  newPage: true | None;
  /** The demo companies have some. */
  isSeeded: true | None;
};

/** States a collection once; see `manifests.ts`. */
export const defineRecord = <const T extends Manifest>(manifest: T): T => manifest;

/** What goes for collections that only the server writes; a manifest overrides what it knows better. */
export const KEPT_BY_SERVER = {
  activity: none('only the server writes it, because of a change that is told already'),
  isExported: none('it can be worked out from what is exported'),
  newPage: none('only the server writes it'),
  isSeeded: none('functions make it of what is seeded'),
} as const;

/**
 * Defaults for a small collection maintained on its own page, in a list with a drawer, that references no other
 * record; a manifest overrides them where it knows better.
 */
export const KEPT_IN_A_LIST = {
  place: 'company',
  relations: [],
  activity: none('the log tells of customers, work and money'),
  isExported: none('the list is short enough to read'),
  newPage: none('a drawer of the list makes one'),
  isSeeded: none('a demo starts with an empty list'),
} as const;

/** Whether people's devices create records of it; otherwise only functions do. */
export const isClientWritten = ({ permission }: Manifest): boolean =>
  !('none' in permission) && permission.create.length > 0;

/** Whether a record is immutable: no one may change it after it is written. */
export const isWrittenOnce = ({ permission }: Manifest): boolean =>
  !('none' in permission) && permission.create.length > 0 && permission.update.length === 0;
