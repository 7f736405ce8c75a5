import { contentHash } from '../import/ids';
import { sumOf } from '../money/amounts';
import { stableJson } from '@/lib/stableJson';
import type { BookDocument, BookParty } from './books';
import type { Entity, RemoteBooks, RemoteLists } from './remote';
import type { Body, WireContext } from './wire';
import type { QuickbooksLink, QuickbooksSetup } from './setup';

/** The planned operation on a document, customer or item. `blocked` needs a person first; `leave` needs nothing. */
export const PLAN_OPS = ['create', 'update', 'link', 'void', 'leave', 'blocked'] as const;
export type PlanOp = (typeof PLAN_OPS)[number];
export const PLAN_OP_LABELS: Record<PlanOp, string> = {
  create: 'Create',
  update: 'Change',
  link: 'Link',
  void: 'Void',
  leave: 'Leave as is',
  blocked: 'Needs you',
};

/** Whether a push does something for a row: neither left as it is nor blocked. */
export const isGoing = <R extends { op: PlanOp }>(row: R): row is R & { op: Exclude<PlanOp, 'leave' | 'blocked'> } =>
  row.op !== 'leave' && row.op !== 'blocked';

/** A customer for a person to choose from. */
export type Choice = { id: string; name: string };

/** One line of a dry run. Amounts in cents; null if there are none, or if only QuickBooks knows them. */
export type PlanRow = {
  key: string;
  entity: Entity;
  /** Its label for people: `Invoice 1042 · Ada Smith`. */
  label: string;
  /** `Invoice`, `Credit note`, `Customer` … */
  kind: string;
  on: string;
  op: PlanOp;
  reason: string;
  oursCents: number | null;
  /** The amount that QuickBooks has, or will have. */
  theirsCents: number | null;
  oursTaxCents: number | null;
  theirsTaxCents: number | null;
  remoteId: string;
  choices: Choice[];
};

/** A row with what is sent for it, which stays on the server. */
export type PlannedRow = PlanRow & { body: Body | null; sentHash: string; syncToken: string };

export type PlanInput = {
  documents: readonly BookDocument[];
  /** Customers and properties by key. */
  parties: ReadonlyMap<string, BookParty>;
  links: ReadonlyMap<string, QuickbooksLink>;
  remote: RemoteBooks;
  lists: Pick<RemoteLists, 'items' | 'taxCodes' | 'taxRates'>;
  setup: Pick<QuickbooksSetup, 'mapping' | 'facts' | 'directions' | 'startOn'>;
};

export const contextOf = ({ setup: { mapping, facts } }: Pick<PlanInput, 'setup'>): WireContext => ({ mapping, facts });

/** The currency is left out: it is only included once someone turns on multiple currencies in QuickBooks, and that changes nothing. */
export function fingerprint({ CurrencyRef: _currency, ...body }: Body): string {
  return contentHash(stableJson(body));
}

/** Whether a field holds a reference. People's text may start with the reference sign too, so no other fields are checked. */
const isPlaceOfId = (name: string): boolean => name === 'value' || name === 'TxnId';

/** Returns our keys (`@invoice:abc`) that a body waits for. */
export function referencesIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return value.startsWith('@') && isPlaceOfId(name) ? [value.slice(1)] : [];
  if (Array.isArray(value)) return value.flatMap((part) => referencesIn(part, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => referencesIn(part, key));
}

/** Replaces our keys in a body by QuickBooks' ids. @throws Error for one that isn't known */
export function resolved(body: Body, idOf: (key: string) => string): Body {
  const walk = (value: unknown, name: string): unknown => {
    if (typeof value === 'string') return value.startsWith('@') && isPlaceOfId(name) ? idOf(value.slice(1)) : value;
    if (Array.isArray(value)) return value.map((part) => walk(part, name));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, walk(part, key)]));
  };
  return walk(body, '') as Body;
}

type Counted = { kind: string; count: number; oursCents: number };
export type PlanSummary = Record<PlanOp, { count: number; kinds: Counted[] }>;

/** Counts rows by op and kind, with each kind's total on our side: invoices and their payments are never added up. */
export function summaryOf(rows: readonly Pick<PlanRow, 'op' | 'kind' | 'oursCents'>[]): PlanSummary {
  const of = (op: PlanOp): PlanSummary[PlanOp] => {
    const its = rows.filter((row) => row.op === op);
    const kinds = [...new Set(its.map(({ kind }) => kind))].map((kind): Counted => {
      const some = its.filter((row) => row.kind === kind);
      return { kind, count: some.length, oursCents: sumOf(some.map(({ oursCents }) => oursCents ?? 0)) };
    });
    return { count: its.length, kinds };
  };
  return {
    create: of('create'),
    update: of('update'),
    link: of('link'),
    void: of('void'),
    leave: of('leave'),
    blocked: of('blocked'),
  };
}

/** Returns a hash of what a person confirms: a different one means that either side has changed since. */
export const planHash = (rows: readonly PlannedRow[]): string =>
  contentHash(
    stableJson(
      rows
        .filter(({ op }) => op !== 'leave')
        .map(({ key, op, remoteId, syncToken, sentHash }) => [key, op, remoteId, syncToken, sentHash]),
    ),
  );
