import { startsWith, type ListQuery, type Lookup, type SumQuery } from '../record/listQuery';
import type { MoveKind } from './schema';

const CYLINDERS_LIMIT = 60;
/** A unit that is topped up once a week for a year. */
const MOVES_OF_LIMIT = 60;
const SEARCH_LIMIT = 25;

const isEqual = (field: string, value: string) => ({ field, operator: '==', value }) as const;

/** All cylinders by what is written on them. */
export const cylinderList = (): ListQuery => ({
  orderBy: [{ field: 'label', direction: 'asc' }],
  limit: CYLINDERS_LIMIT,
});

export type MoveFilter = { /** '' = all */ kind: MoveKind | ''; /** '' = all */ customerId: string };

/** The log by time, to be read page by page. */
export function moveList({ kind, customerId }: MoveFilter, direction: 'asc' | 'desc'): ListQuery {
  const where = [
    ...(kind === '' ? [] : [isEqual('kind', kind)]),
    ...(customerId === '' ? [] : [isEqual('customerId', customerId)]),
  ];
  return { ...(where.length > 0 && { where }), orderBy: [{ field: 'at', direction }] };
}

/** Whether an entry passes the filter: searches look through all of them. */
export const keepsMove = (one: { kind: MoveKind; customerId: string }, { kind, customerId }: MoveFilter): boolean =>
  (kind === '' || one.kind === kind) && (customerId === '' || one.customerId === customerId);

/** What was moved into and out of a unit, the last first. */
export const movesOfUnit = (equipmentId: string): ListQuery => ({
  where: [isEqual('equipmentId', equipmentId)],
  orderBy: [{ field: 'at', direction: 'desc' }],
  limit: MOVES_OF_LIMIT,
});

/** What left a cylinder and what came back, each to be added up by the server. */
export const movesOfCylinder = (cylinderId: string): readonly [added: SumQuery, recovered: SumQuery] => {
  const of = (kind: MoveKind): SumQuery => ({
    where: [isEqual('cylinderId', cylinderId), isEqual('kind', kind)],
    sum: ['ounces'],
  });
  return [of('added'), of('recovered')];
};

const beginning = (field: string, typed: string): ListQuery => ({
  where: startsWith(field, typed),
  orderBy: [{ field, direction: 'asc' }],
  limit: SEARCH_LIMIT,
});
const capitalized = (typed: string): string => typed.charAt(0).toUpperCase() + typed.slice(1);

/** By how cylinder, unit and customer's name begin. */
export const moveLookups = (typed: string): Lookup<unknown>[] => {
  const text = typed.trim();
  return [
    { query: beginning('cylinderLabel', text) },
    { query: beginning('unitName', capitalized(text)) },
    { query: beginning('customerName', capitalized(text)) },
  ];
};
