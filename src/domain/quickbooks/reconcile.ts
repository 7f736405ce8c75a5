import { adjustedCents, type BookDocument } from './books';
import { isPushed } from './faults';
import { causeOf, onlyThere, openWords, taxWords, type Pair } from './causes';
import { isVoided } from './marks';
import {
  REMOTE_DOCUMENTS,
  remotePostedCents,
  remoteTaxCents,
  remoteTotalCents,
  type DocumentEntity,
  type RemoteBooks,
  type RemoteDocument,
} from './remote';
import {
  COMPARED,
  REPORT_DIFFERENCE_LIMIT,
  type Compared,
  type Difference,
  type QuickbooksReport,
  type ReportDay,
} from './report';
import type { QuickbooksLink, QuickbooksSetup } from './setup';
import { sharedRemotes, shareOf } from './sharedRemotes';

export type ReconcileInput = {
  from: string;
  to: string;
  documents: readonly BookDocument[];
  links: ReadonlyMap<string, QuickbooksLink>;
  remote: Pick<RemoteBooks, 'documents'>;
  setup: Pick<QuickbooksSetup, 'directions' | 'startOn' | 'mapping'>;
};
type Reconciled = Pick<QuickbooksReport, 'totals' | 'days' | 'differences' | 'differenceCount'>;

const COMPARED_AS: Record<BookDocument['kind'], Compared> = {
  invoice: 'invoice',
  credit: 'credit',
  'write-off': 'credit',
  payment: 'payment',
  refund: 'refund',
  tip: 'tip',
  payout: 'payout',
  deferral: 'deferral',
  retainage: 'retainage',
};
/** The bookkeeper's own journal entries and deposits are ignored: only those that we created count. */
const ENTITY_AS: Partial<Record<DocumentEntity, Compared>> = {
  Invoice: 'invoice',
  CreditMemo: 'credit',
  Payment: 'payment',
  SalesReceipt: 'tip',
};

/**
 * Compares both books, document by document, for the days from `from` to `to`. Every cent of the difference between the totals belongs to
 * a listed difference, because totals and differences are added up from the same pairs.
 */
export function reconcile(input: ReconcileInput): Reconciled {
  const pairs = pairsOf(input);
  const totals: Reconciled['totals'] = {};
  const days = new Map<string, ReportDay>();
  for (const { compared, oursCents, theirsCents, on, theirOn } of pairs) {
    const total = (totals[compared] ??= { oursCents: 0, theirsCents: 0, count: 0 });
    total.oursCents += oursCents;
    total.theirsCents += theirsCents;
    total.count += 1;
    dayOf(days, on, compared).oursCents += oursCents;
    dayOf(days, theirOn, compared).theirsCents += theirsCents;
  }
  const differences = pairs.flatMap(({ theirOn: _theirOn, cause, ...pair }): Difference[] =>
    cause === '' ? [] : [{ ...pair, cause }],
  );
  return {
    totals,
    days: [...days.values()].toSorted(
      (a, b) => a.on.localeCompare(b.on) || COMPARED.indexOf(a.compared) - COMPARED.indexOf(b.compared),
    ),
    differences: differences.slice(0, REPORT_DIFFERENCE_LIMIT),
    differenceCount: differences.length,
  };
}

function dayOf(days: Map<string, ReportDay>, on: string, compared: Compared): ReportDay {
  const key = `${on}|${compared}`;
  const held = days.get(key) ?? { on, compared, oursCents: 0, theirsCents: 0 };
  days.set(key, held);
  return held;
}

function pairsOf({ from, to, documents, links, remote, setup }: ReconcileInput): Pair[] {
  const isWithin = (on: string): boolean => on >= from && on <= to;
  const byId = new Map<string, RemoteDocument>();
  for (const entity of REMOTE_DOCUMENTS)
    for (const one of remote.documents[entity]) byId.set(`${entity}/${one.Id}`, one);
  const matched = new Set<string>();
  const settled = settledCents(documents);
  const undone = new Set(
    [...links.values()].filter(({ isOurs }) => isOurs).map((link) => `${link.entity}/${link.remoteId}`),
  );
  const shares = sharedRemotes(documents, links);
  const pairs: Pair[] = [];
  for (const document of documents) {
    const link = links.get(document.key);
    const theirs = link && link.remoteId !== '' ? byId.get(`${link.entity}/${link.remoteId}`) : undefined;
    if (link) matched.add(`${link.entity}/${link.remoteId}`);
    if (!isWithin(document.on) && !(theirs && isWithin(theirs.TxnDate))) continue;
    // Entries that the company makes itself are ignored.
    if (document.adjustment !== null && !theirs && !isPushed(document, setup.directions)) continue;
    pairs.push(
      ...pairOf(document, {
        link,
        theirs: theirs && shareOf(shares, `${link?.entity ?? ''}/${theirs.Id}`, document, theirs),
        setup,
        settledCents: settled.get(document.key) ?? 0,
      }),
    );
  }
  for (const entity of REMOTE_DOCUMENTS) {
    const compared = ENTITY_AS[entity];
    if (!compared) continue;
    for (const one of remote.documents[entity]) {
      const isUndone = undone.has(`${entity}/${one.Id}`);
      if (matched.has(`${entity}/${one.Id}`) || !isWithin(one.TxnDate) || remoteTotalCents(entity, one) === 0) continue;
      pairs.push(...onlyThere(entity, compared, one, isUndone));
    }
  }
  return pairs;
}

/** Returns how much of each document payments, credits and write-offs settle. */
function settledCents(documents: readonly BookDocument[]): Map<string, number> {
  const settled = new Map<string, number>();
  for (const { key, amountCents } of documents.flatMap(({ applies }) => applies))
    settled.set(key, (settled.get(key) ?? 0) + amountCents);
  return settled;
}

type Sides = {
  link: QuickbooksLink | undefined;
  theirs: RemoteDocument | undefined;
  setup: ReconcileInput['setup'];
  settledCents: number;
};

function pairOf(document: BookDocument, { link, theirs, setup, settledCents: paidCents }: Sides): Pair[] {
  const { key, kind, on, number, customerName } = document;
  const isVoidThere = theirs !== undefined && (link?.state === 'void' || isVoided(theirs));
  const oursCents = document.isVoid ? 0 : adjustedCents(document);
  const theirsCents = theirs && !isVoidThere ? theirsOf(document, theirs, link, setup) : 0;
  const shared = {
    key,
    remoteId: theirs?.Id ?? '',
    on,
    theirOn: theirs?.TxnDate ?? on,
    label: [number, customerName].filter(Boolean).join(' · ') || key,
  };
  const main: Pair = {
    ...shared,
    compared: COMPARED_AS[kind],
    oursCents,
    theirsCents,
    ...causeOf(document, { link, theirs, setup, isVoidThere, oursCents, theirsCents }),
  };
  if (!theirs || (kind !== 'invoice' && kind !== 'credit')) return [main, ...taxOnlyHere(document, theirs, shared)];
  const sign = kind === 'invoice' ? 1 : -1;
  const ourTax = document.isVoid ? 0 : sign * document.taxCents;
  const theirTax = isVoidThere ? 0 : sign * remoteTaxCents(theirs);
  const tax: Pair = {
    ...shared,
    compared: 'tax',
    oursCents: ourTax,
    theirsCents: theirTax,
    cause: ourTax === theirTax ? '' : 'tax',
    why: ourTax === theirTax ? '' : taxWords(ourTax, theirTax, link?.isOurs === true ? sign * link.taxCents : null),
  };
  if (kind !== 'invoice') return [main, tax];
  const openHere = document.isVoid ? 0 : document.totalCents - paidCents;
  const openThere = isVoidThere ? 0 : theirs.Balance;
  const isSame = openHere === openThere;
  return [
    main,
    tax,
    {
      ...shared,
      compared: 'balance',
      oursCents: openHere,
      theirsCents: openThere,
      cause: isSame ? '' : 'balance',
      why: isSame ? '' : openWords({ openHere, openThere, differsCents: oursCents - theirsCents }),
    },
  ];
}

/**
 * Returns a document's amount there. For an adjusting entry it is the amount posted to its account, so that a reversed or moved one
 * differs.
 */
function theirsOf(
  { kind, adjustment }: BookDocument,
  theirs: RemoteDocument,
  link: QuickbooksLink | undefined,
  { mapping }: ReconcileInput['setup'],
): number {
  if (adjustment === null) return remoteTotalCents(link?.entity ?? '', theirs);
  return kind === 'retainage'
    ? remotePostedCents(theirs, mapping.adjustments.retainage ?? '')
    : 0 - remotePostedCents(theirs, mapping.adjustments.deferred ?? '');
}

/** The tax of what QuickBooks doesn't have is missing there as well. */
function taxOnlyHere(
  { kind, isVoid, taxCents }: BookDocument,
  theirs: RemoteDocument | undefined,
  shared: Pick<Pair, 'key' | 'remoteId' | 'on' | 'theirOn' | 'label'>,
): Pair[] {
  if (theirs || isVoid || taxCents === 0 || (kind !== 'invoice' && kind !== 'credit')) return [];
  const oursCents = kind === 'invoice' ? taxCents : -taxCents;
  return [
    {
      ...shared,
      compared: 'tax',
      oursCents,
      theirsCents: 0,
      cause: 'missing-there',
      why: 'Its document is not in QuickBooks.',
    },
  ];
}
