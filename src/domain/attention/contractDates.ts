import { daysBetween } from '@/lib/calendar';
import { paths } from '@/lib/paths';
import type { ContractBook } from '../contract/money/book';
import type { Stored } from '../record/schema';
import type { AttentionItem } from './item';

const VERBS = { notice: 'must be served', payment: 'is due', subcontractors: 'must be paid' } as const;

/** Lists open contract deadlines that need the office by the calendar day `today`: notices to serve, payments due and payments to pass on. */
export const deadlineItems = (books: readonly Stored<ContractBook>[], today: string): AttentionItem[] =>
  books.flatMap(({ contractId, number, title, clocks }) =>
    clocks
      .filter(({ doneOn, warnOn }) => doneOn === '' && warnOn !== '' && warnOn <= today)
      .map(({ id, kind, label, dueOn }): AttentionItem => ({
        id: `deadline:${contractId}:${id}`,
        kind: 'deadline',
        title: `${label} ${dayText(daysBetween(today, dueOn), VERBS[kind])}`,
        detail: `${title}, contract ${number}`,
        at: dueOn,
        action: { label: 'Open contract', to: paths.contract(contractId) },
        isNews: false,
      })),
  );

function dayText(days: number, verb: string): string {
  if (days < 0) return `is ${-days} ${days === -1 ? 'day' : 'days'} late`;
  return days === 0 ? `${verb} today` : `${verb} within ${days} ${days === 1 ? 'day' : 'days'}`;
}
