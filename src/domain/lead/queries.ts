import { isEqual, type ListQuery, type Lookup } from '../record/listQuery';
import { beginningWith } from '../record/search';
import { wordLookups } from '../search/words';
import { phoneDigits } from '../contact/format';
import { isOpenLead } from './state';
import type { Lead, LeadState } from './schema';

const SEARCH_LIMIT = 25;
/** Leads per column of the board; seven columns with their counts stay below sixty documents. */
export const BOARD_COLUMN_LIMIT = 7;
const NEEDS_LIMIT = 6;

const latestFirst = [{ field: 'receivedAt', direction: 'desc' }] as const;
const soonestFirst = [{ field: 'nextAt', direction: 'asc' }] as const;
const dueBy = (now: string) =>
  [
    { field: 'nextAt', operator: '>', value: '' },
    { field: 'nextAt', operator: '<=', value: now },
  ] as const;

/** In menu order. */
export const LEAD_VIEWS = ['open', 'new', 'overdue', 'mine', 'duplicates', 'closed', 'all'] as const;
export type LeadView = (typeof LEAD_VIEWS)[number];
export const LEAD_VIEW_LABELS: Record<LeadView, string> = {
  open: 'Open',
  new: 'Unanswered',
  overdue: 'Overdue',
  mine: 'Mine',
  duplicates: 'Duplicates',
  closed: 'Closed',
  all: 'All leads',
};

/** Filters of the list; '' is "any". */
export type LeadFilters = { view: LeadView; state: LeadState | ''; source: string; assignedTo: string };

type Asker = { uid: string; now: string };

function viewWhere(view: LeadView, { uid, now }: Asker): NonNullable<ListQuery['where']> {
  switch (view) {
    case 'all':
      return [];
    case 'open':
      return [isEqual('isOpen', true)];
    case 'closed':
      return [isEqual('isOpen', false)];
    case 'new':
      return [isEqual('state', 'new')];
    case 'mine':
      return [isEqual('assignedTo', uid), isEqual('isOpen', true)];
    case 'duplicates':
      return [isEqual('isDuplicate', true)];
    case 'overdue':
      return dueBy(now);
  }
}

/** Whether a view already implies its leads' state. */
export const viewHasState = (view: LeadView): boolean => view === 'new';

/** Leads matching the filters, most recent first; those whose next action is overdue by when it was due. Read page by page. */
export function leadList({ view, state, source, assignedTo }: LeadFilters, asker: Asker): ListQuery {
  const where = [
    ...viewWhere(view, asker),
    ...(state !== '' && !viewHasState(view) ? [isEqual('state', state)] : []),
    ...(source === '' ? [] : [isEqual('source', source)]),
    ...(assignedTo === '' || view === 'mine' ? [] : [isEqual('assignedTo', assignedTo)]),
  ];
  return { ...(where.length > 0 && { where }), orderBy: view === 'overdue' ? soonestFirst : latestFirst };
}

/** The number of leads in a view. */
export const leadCount = (view: LeadView, asker: Asker): ListQuery => ({ where: viewWhere(view, asker) });

/** Whether a lead passes the filters, which are also applied to search results. */
export function keepsLead(lead: Lead, { view, state, source, assignedTo }: LeadFilters, { uid, now }: Asker): boolean {
  const inView = {
    all: true,
    open: isOpenLead(lead.state),
    closed: !isOpenLead(lead.state),
    new: lead.state === 'new',
    mine: lead.assignedTo === uid && isOpenLead(lead.state),
    duplicates: lead.isDuplicate,
    overdue: lead.nextAt !== '' && lead.nextAt <= now,
  }[view];
  return (
    inView &&
    (state === '' || lead.state === state) &&
    (source === '' || lead.source === source) &&
    (assignedTo === '' || lead.assignedTo === assignedTo)
  );
}

/** One column of the board: the leads in a state matching the other filters, most recent first. */
export const boardColumn = (
  state: LeadState,
  { source, assignedTo }: Pick<LeadFilters, 'source' | 'assignedTo'>,
): ListQuery => ({
  where: [
    isEqual('state', state),
    ...(source === '' ? [] : [isEqual('source', source)]),
    ...(assignedTo === '' ? [] : [isEqual('assignedTo', assignedTo)]),
  ],
  orderBy: latestFirst,
  limit: BOARD_COLUMN_LIMIT,
});

/** Unanswered leads, longest wait first: the ones that need attention. */
export const unansweredLeads = (): ListQuery => ({
  where: [isEqual('state', 'new')],
  orderBy: [{ field: 'receivedAt', direction: 'asc' }],
  limit: NEEDS_LIMIT,
});

/** Leads whose next action is overdue at `now`, longest overdue first. */
export const overdueLeads = (now: string): ListQuery => ({
  where: dueBy(now),
  orderBy: soonestFirst,
  limit: NEEDS_LIMIT,
});

/** A customer's leads, most recent first. */
export const leadsOfCustomer = (customerId: string): ListQuery => ({
  where: [isEqual('customerId', customerId)],
  orderBy: latestFirst,
  limit: 20,
});

/** The leads a job or an estimate was created from. */
export const leadsMadeInto = (field: 'jobId' | 'estimateId', id: string): ListQuery => ({
  where: [isEqual(field, id)],
  limit: 5,
});

/** Website leads that became jobs, with the phone or e-mail address of `lead`: one bounded query for each that is known. */
export const bookedLeadsOf = (lead: Pick<Lead, 'phoneKey' | 'email'>): ListQuery[] =>
  (['phoneKey', 'email'] as const)
    .filter((field) => lead[field] !== '')
    .map((field) => ({
      where: [isEqual(field, lead[field]), isEqual('state', 'booked'), isEqual('channel', 'website')],
      limit: SEARCH_LIMIT,
    }));

type Named = Pick<Lead, 'firstName' | 'searchWords'>;

/** Searches leads by words, by last name prefix, by phone or email: at most five lookups, however many there are. */
export const leadLookups = (typed: string): Lookup<Named>[] => [
  ...wordLookups(typed, SEARCH_LIMIT),
  ...leadContactLookups(typed, SEARCH_LIMIT),
];

/** The same without the words. At most `limit` leads per lookup. */
export function leadContactLookups(typed: string, limit: number): Lookup<Pick<Lead, 'firstName'>>[] {
  const text = typed.trim().toLowerCase();
  if (text === '') return [];
  const digits = phoneDigits(text);
  const [first = '', ...rest] = text.split(/\s+/);
  const last = rest.at(-1);
  return [
    { query: beginningWith('sortName', text, limit) },
    // "Ada Love": the last word is the beginning of the stored name.
    ...(last === undefined
      ? []
      : [
          {
            query: beginningWith('sortName', last, limit),
            accepts: ({ firstName }: Pick<Lead, 'firstName'>) => firstName.toLowerCase().startsWith(first),
          },
        ]),
    ...(digits.length >= 7 ? [{ query: { where: [isEqual('phoneKey', digits)], limit } }] : []),
    ...(text.includes('@') ? [{ query: { where: [isEqual('email', text)], limit } }] : []),
  ];
}

/** The months of the reports, most recent first. */
export const leadMonthList = (from: string): ListQuery => ({
  where: [{ field: 'month', operator: '>=', value: from }],
  orderBy: [{ field: 'month', direction: 'desc' }],
  limit: 25,
});
