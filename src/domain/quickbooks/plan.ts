import { contentHash } from '../import/ids';
import { sumOf } from '../money/amounts';
import { stableJson } from '@/lib/stableJson';
import type { BookDocument, BookParty } from './books';
import type { Entity, RemoteBooks, RemoteLists } from './remote';
import type { Body, WireContext } from './wire';
import type { QuickbooksLink, QuickbooksSetup } from './setup';

/** What happens to a document, customer or item. `blocked` needs a person first; `leave` needs nothing. */
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

/** Two customers that a person has to choose from. */
export type Choice = { id: string; name: string };

/** One line of a dry run. Amounts in cents; null where there are none, or where only QuickBooks knows. */
export type PlanRow = {
  key: string;
  entity: Entity;
  /** As people read it: `Invoice 1042 · Ada Smith`. */
  label: string;
  /** `Invoice`, `Credit note`, `Customer` … */
  kind: string;
  on: string;
  op: PlanOp;
  reason: string;
  oursCents: number | null;
  /** What QuickBooks has, or will have. */
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

/** The currency is left out: it is only named since somebody turned several on in QuickBooks, and nothing changes with that. */
export function fingerprint({ CurrencyRef: _currency, ...body }: Body): string {
  return contentHash(stableJson(body));
}

/** Where a body names other things. Text of people may begin with the sign of a reference too, so nothing else is looked at. */
const isPlaceOfId = (name: string): boolean => name === 'value' || name === 'TxnId';

/** Names of ours (`@invoice:abc`) that a body waits for. */
export function referencesIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return value.startsWith('@') && isPlaceOfId(name) ? [value.slice(1)] : [];
  if (Array.isArray(value)) return value.flatMap((part) => referencesIn(part, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => referencesIn(part, key));
}

/** A body with QuickBooks' ids in the places of ours. @throws Error for one that is not known */
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

/** How many rows there are of each op and kind, and what each kind comes to on our side: invoices and their payments are never added up. */
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

/** What a person confirms: another hash means that either side has moved since. */
export const planHash = (rows: readonly PlannedRow[]): string =>
  contentHash(
    stableJson(
      rows
        .filter(({ op }) => op !== 'leave')
        .map(({ key, op, remoteId, syncToken, sentHash }) => [key, op, remoteId, syncToken, sentHash]),
    ),
  );
