import { paths } from '@/lib/paths';
import { pathOfFeature } from '../access/routes';
import { ATTENTION_KINDS, type AttentionItem, type AttentionKind } from './item';

const SHOWN_OF_A_KIND = 3;

/** The plural label of a kind and the list that shows all of it; null if the feed shows all. */
const REST: Record<AttentionKind, { many: string; to: string } | null> = {
  late: { many: 'late jobs', to: `${paths.jobs}?view=late` },
  'running-late': { many: 'visits running late', to: pathOfFeature('schedule') },
  lead: { many: 'unanswered leads', to: `${paths.leads}?view=new` },
  'lead-next': { many: 'overdue follow-ups', to: `${paths.leads}?view=overdue` },
  reschedule: { many: 'requests for another time', to: pathOfFeature('schedule') },
  answer: { many: 'answers by text', to: paths.customers },
  disputed: { many: 'disputed payments', to: `${paths.payments}?state=disputed` },
  // Each links to its contract.
  deadline: null,
  changes: { many: 'change requests', to: `${paths.estimates}?status=changes-requested` },
  signed: { many: 'approved estimates', to: `${paths.estimates}?status=approved` },
  'mail-failed': null,
  unscheduled: { many: 'unscheduled jobs', to: `${paths.jobs}?view=unscheduled` },
  'to-invoice': { many: 'jobs to invoice', to: `${paths.jobs}?view=needs-invoicing` },
  overdue: { many: 'overdue invoices', to: `${paths.invoices}?view=overdue` },
  licence: { many: 'licenses', to: paths.technicians },
  notice: { many: 'notices to members', to: paths.agreements },
  credential: { many: 'credentials', to: pathOfFeature('awards') },
  review: { many: 'reviews to answer', to: `${paths.reviews}?view=unanswered` },
  // There are few of them.
  connection: null,
  post: { many: 'due posts', to: pathOfFeature('nextdoor') },
  import: null,
  sums: null,
  declined: { many: 'declined estimates', to: `${paths.estimates}?status=declined` },
  paid: { many: 'payments', to: paths.payments },
};

export type AttentionGroup = {
  kind: AttentionKind;
  items: AttentionItem[];
  /** The link to the rest, such as "All 18 unscheduled jobs". */
  rest: { label: string; to: string } | null;
};

export type AttentionFeed = {
  groups: AttentionGroup[];
  count: number;
  /** Whether there are more than `count`. */
  isCut: boolean;
};

const newestFirst = (a: AttentionItem, b: AttentionItem): number => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0);
/** Items that worsen with time start with the oldest. */
const WORSENING: readonly AttentionKind[] = [
  'deadline',
  'lead',
  'lead-next',
  'to-invoice',
  'overdue',
  'licence',
  'credential',
  'changes',
  'signed',
];

type Options = {
  /** Ids of dismissed news. */
  dismissed: ReadonlySet<string>;
  /** Total per kind, if known although not all were read. */
  totals: Partial<Record<AttentionKind, number>>;
  /** Kinds that may have more than were read. */
  cut: ReadonlySet<AttentionKind>;
};

/** Builds the feed: kinds by urgency, a few entries of each, and a link to the rest. Empty if nothing needs attention. */
export function attentionFeed(items: readonly AttentionItem[], { dismissed, totals, cut }: Options): AttentionFeed {
  const open = items.filter(({ id, isNews }) => !isNews || !dismissed.has(id));
  const groups = ATTENTION_KINDS.flatMap((kind) => {
    const sorted = open.filter((item) => item.kind === kind).toSorted(newestFirst);
    if (sorted.length === 0) return [];
    const own = WORSENING.includes(kind) ? sorted.toReversed() : sorted;
    const count = Math.max(own.length, totals[kind] ?? 0);
    const isCut = cut.has(kind) && totals[kind] === undefined;
    return [{ kind, items: own.slice(0, SHOWN_OF_A_KIND), rest: restOf(kind, count, isCut), count, isCut }];
  });
  return {
    groups: groups.map(({ kind, items: shown, rest }) => ({ kind, items: shown, rest })),
    count: groups.reduce((sum, { count }) => sum + count, 0),
    isCut: groups.some(({ isCut }) => isCut),
  };
}

function restOf(kind: AttentionKind, count: number, isCut: boolean): AttentionGroup['rest'] {
  const words = REST[kind];
  if (!words || (count <= SHOWN_OF_A_KIND && !isCut)) return null;
  return { label: isCut ? `All ${words.many}` : `All ${count} ${words.many}`, to: words.to };
}

/** Returns the first `max` entries, in their groups and without the links to the rest. */
export function beginningOf(groups: readonly AttentionGroup[], max: number): AttentionGroup[] {
  const first = new Set(groups.flatMap(({ items }) => items.map(({ id }) => id)).slice(0, max));
  return groups
    .map(({ kind, items }) => ({ kind, items: items.filter(({ id }) => first.has(id)), rest: null }))
    .filter(({ items }) => items.length > 0);
}
