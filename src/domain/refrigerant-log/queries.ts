import { isEqual, type ListQuery, type Lookup, type SumQuery } from '../record/listQuery';
import { searchLookups } from '../record/search';
import type { FoundByWords } from '../search/words';
import type { MoveKind } from './schema';

const CYLINDERS_LIMIT = 60;
/** Covers a unit topped up once a week for a year. */
const MOVES_OF_LIMIT = 60;

/** Lists all cylinders by label. */
export const cylinderList = (): ListQuery => ({
  orderBy: [{ field: 'label', direction: 'asc' }],
  limit: CYLINDERS_LIMIT,
});

export type MoveFilter = { /** '' = all */ kind: MoveKind | ''; /** '' = all */ customerId: string };

/** Lists the log by time, to be read page by page. */
export function moveList({ kind, customerId }: MoveFilter, direction: 'asc' | 'desc'): ListQuery {
  const where = [
    ...(kind === '' ? [] : [isEqual('kind', kind)]),
    ...(customerId === '' ? [] : [isEqual('customerId', customerId)]),
  ];
  return { ...(where.length > 0 && { where }), orderBy: [{ field: 'at', direction }] };
}

/** Whether an entry passes the filter; searches go through all of them. */
export const keepsMove = (one: { kind: MoveKind; customerId: string }, { kind, customerId }: MoveFilter): boolean =>
  (kind === '' || one.kind === kind) && (customerId === '' || one.customerId === customerId);

/** Lists refrigerant moved into and out of a unit, most recent first. */
export const movesOfUnit = (equipmentId: string): ListQuery => ({
  where: [isEqual('equipmentId', equipmentId)],
  orderBy: [{ field: 'at', direction: 'desc' }],
  limit: MOVES_OF_LIMIT,
});

/** Sums what left a cylinder and what was returned to it, each on the server. */
export const movesOfCylinder = (cylinderId: string): readonly [added: SumQuery, recovered: SumQuery] => {
  const of = (kind: MoveKind): SumQuery => ({
    where: [isEqual('cylinderId', cylinderId), isEqual('kind', kind)],
    sum: ['ounces'],
  });
  return [of('added'), of('recovered')];
};

/** Finds entries by words anywhere, and by the start of cylinder, unit and customer's name. */
export const moveLookups = (typed: string): Lookup<FoundByWords>[] =>
  searchLookups(typed, [
    { field: 'cylinderLabel', as: 'typed' },
    { field: 'unitName', as: 'capitalized' },
    { field: 'customerName', as: 'capitalized' },
  ]);
