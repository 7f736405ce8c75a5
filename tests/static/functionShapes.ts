import { bookedIn, bookedOn, waitingForAnswer } from '@/domain/attention/money';
import { ledgerWithin } from '@/domain/ledger/period';
import type { ListQuery, SumQuery } from '@/domain/record/listQuery';
import { ask, type Asked } from './asked';
import { ZONE } from './askedWith';
import { QUERY_FUNCTIONS } from './queryFunctions';
import type { QueryShape } from '../../scripts/indexes/queryShape';

/** A sum is queried like a list in the order of its range, then of the summed fields: the index contains both. */
const addedUp = ({ where = [], sum }: SumQuery): ListQuery => ({
  where,
  orderBy: [
    ...new Set([...where.filter(({ operator }) => /[<>]/.test(operator)).map(({ field }) => field), ...sum]),
  ].map((field) => ({ field, direction: 'asc' })),
});
const SUM_FUNCTIONS: Record<string, Asked[]> = {
  bookedIn: ask('estimates', addedUp(bookedIn('2026-01', ZONE))),
  bookedOn: ask('estimates', addedUp(bookedOn({ from: '2026-01-05', to: '2026-01-12' }, ZONE))),
  ledgerWithin: ask('ledger', addedUp(ledgerWithin({ from: '2026-01-05', to: '2026-01-12' }))),
  waitingForAnswer: ask('estimates', ...waitingForAnswer('2026-01-12').map(addedUp)),
};

/** The distinct shapes of the functions' queries. */
export const FUNCTION_SHAPES: readonly QueryShape[] = [
  ...new Map(
    Object.entries({ ...QUERY_FUNCTIONS, ...SUM_FUNCTIONS }).flatMap(([name, asked]) =>
      asked.flatMap(({ collection, queries }) =>
        queries.map((query): [string, QueryShape] => {
          const shape = shapeOf(collection, query);
          return [JSON.stringify(shape), { use: `${name} ${JSON.stringify(shape.where ?? [])}`, ...shape }];
        }),
      ),
    ),
  ).values(),
];

function shapeOf(collection: string, { where = [], orderBy = [] }: ListQuery): Omit<QueryShape, 'use'> {
  return {
    collection,
    ...(where.length > 0 && { where: where.map(({ field, operator }) => [field, operator] as const) }),
    ...(orderBy.length > 0 && { orderBy: orderBy.map(({ field, direction }) => [field, direction] as const) }),
  };
}
