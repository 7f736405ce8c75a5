import { z } from 'zod';
import { bookKey } from '@/domain/quickbooks/books';
import { isOurMark, isVoided } from '@/domain/quickbooks/marks';
import {
  REMOTE_DOCUMENTS,
  remoteDocumentSchema,
  remoteTaxCents,
  remoteTotalCents,
  type RemoteDocument,
} from '@/domain/quickbooks/remote';
import { quickbooksLinkSchema, type QuickbooksLink, type QuickbooksSetup } from '@/domain/quickbooks/setup';
import { sumOf } from '@/domain/money/amounts';
import type { CompanyFields } from '@/domain/company/schema';
import { calendarDay } from '@/lib/dates';
import { DAY_MS } from '@/lib/time';
import { contentHash } from '@/domain/import/ids';
import { AppError } from '@/lib/appError';
import { enterPayment } from '../billing/recordPayment';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { connectedRealm, type AskBooks } from './client';
import { queryAll } from './reading';
import { changeSetup, linkRef, readLinks, setupOfRealm, storedLink } from './records';

export type PullPlace = { companyId: string; company: CompanyFields };
export type Pulled = { changed: number; payments: number };

/** QuickBooks answers with a thousand at most, of all together: as many means that some are missing. */
const FULL = 1000;
/** It looks back thirty days; a day less is on the safe side of two clocks. */
const LOOKS_BACK_MS = 29 * DAY_MS;
/** Changes of the last moments are read again: its clock may be behind ours. */
const AGAIN_MS = 5 * 60_000;

/**
 * Reads what changed in QuickBooks since the last time: notes on links what is different there, and takes over payments of our invoices
 * where the company wants that. What we wrote ourselves changes nothing. Repeating it does no harm.
 */
export async function pullChanges(deps: Deps, ask: AskBooks, { companyId, company }: PullPlace): Promise<Pulled> {
  const realmId = await connectedRealm(deps, companyId);
  const setup = await setupOfRealm(deps, companyId, realmId);
  if (setup.startOn === '') return { changed: 0, payments: 0 };
  const readAt = deps.now();
  const earliest = Date.parse(readAt) - LOOKS_BACK_MS;
  const since = setup.changesReadTo === '' ? earliest : Math.max(earliest, Date.parse(setup.changesReadTo) - AGAIN_MS);
  // Before the changes: what we write while they are read is newer than what it is compared with, and is left alone.
  const links = await readLinks(deps, companyId);
  const byRemote = new Map<string, QuickbooksLink[]>();
  for (const link of links.values()) {
    const id = `${link.entity}/${link.remoteId}`;
    byRemote.set(id, [...(byRemote.get(id) ?? []), link]);
  }
  const changes = await readChanges(ask, new Date(since).toISOString());
  const pulled: Pulled = { changed: 0, payments: 0 };
  for (const { entity, document } of changes) {
    const known = byRemote.get(`${entity}/${document.Id}`) ?? [];
    const isTaken = entity === 'Payment' && known.every(isTakenOver);
    const split = isTaken ? await splitOf(deps, companyId, { setup, byRemote, known }, document) : UNSPLIT;
    for (const link of known)
      pulled.changed += (await noteChange(deps, companyId, { link, document, isSplitSame: split.isSame })) ? 1 : 0;
    await linkEntered(deps, companyId, { known, split }, document);
    if (isTaken && split.isSame && setup.directions.payments === 'both')
      pulled.payments += await takeOver(deps, { companyId, company, setup, known }, document, split.missing);
  }
  // What was reported while we read may be newer than what we read.
  await changeSetup(deps, companyId, ({ lastNews }) => ({
    ...{ changesReadTo: readAt, hasNews: lastNews !== setup.lastNews, realmId },
  }));
  return pulled;
}

/** A payment that came from QuickBooks has one link for each of our invoices that it pays, whose key follows from both. */
const isTakenOver = ({ key }: QuickbooksLink): boolean => /^payment:qbo[0-9a-z]{22}$/.test(key);

type Changed = { entity: string; document: RemoteDocument };

/** All changes since an instant. An answer that is full is asked for again kind by kind, and one kind alone that is full is read by query. */
async function readChanges(ask: AskBooks, since: string): Promise<Changed[]> {
  const together = await captured(ask, REMOTE_DOCUMENTS, since);
  if (together.length < FULL) return together;
  const apart: Changed[] = [];
  for (const entity of REMOTE_DOCUMENTS) {
    const some = await captured(ask, [entity], since);
    apart.push(...(some.length < FULL ? some : await queried(ask, entity, since)));
  }
  return apart;
}

const cdcAnswer = z.object({
  CDCResponse: z.array(z.object({ QueryResponse: z.array(z.record(z.string(), z.unknown())) })),
});

async function captured(ask: AskBooks, entities: readonly string[], since: string): Promise<Changed[]> {
  const answer = cdcAnswer.parse(
    await ask({ path: 'cdc', query: { entities: entities.join(','), changedSince: since } }),
  );
  return answer.CDCResponse.flatMap(({ QueryResponse }) =>
    QueryResponse.flatMap((part) =>
      entities.flatMap((entity) => documentsIn(part[entity]).map((document) => ({ entity, document }))),
    ),
  );
}

/** One that makes no sense takes no other with it. */
const documentsIn = (rows: unknown): RemoteDocument[] =>
  z
    .array(z.unknown())
    .catch([])
    .parse(rows ?? [])
    .flatMap((row) => remoteDocumentSchema.safeParse(row).data ?? []);

async function queried(ask: AskBooks, entity: string, since: string): Promise<Changed[]> {
  const rows = await queryAll(ask, entity, remoteDocumentSchema, `MetaData.LastUpdatedTime >= '${since}'`);
  return rows.map((document) => ({ entity, document }));
}

/** Notes on a link what QuickBooks has now, where that is another amount than we knew. */
async function noteChange(
  deps: Deps,
  companyId: string,
  { link, document, isSplitSame }: { link: QuickbooksLink; document: RemoteDocument; isSplitSame: boolean },
): Promise<boolean> {
  const isGone = document.status === 'Deleted';
  // QuickBooks counts up: this is from before our own write.
  if (!isGone && Number(document.SyncToken) < Number(link.syncToken)) return false;
  const isVoidThere = !isGone && isVoided(document);
  const isTotalSame = remoteTotalCents(link.entity, document) === link.totalCents;
  const isSame = !isGone && isSplitSame && isTotalSame && remoteTaxCents(document) === link.taxCents;
  const state = isGone
    ? 'gone'
    : link.state === 'void' || isSame
      ? link.state === 'changed' || link.state === 'gone'
        ? 'linked'
        : link.state
      : 'changed';
  if (state === link.state) return false;
  const note = isGone
    ? 'It was deleted in QuickBooks.'
    : isVoidThere
      ? 'It was voided in QuickBooks.'
      : state === 'changed'
        ? isTotalSame && !isSplitSame
          ? SPLIT_OTHERWISE
          : 'Its amount was changed in QuickBooks.'
        : '';
  const ref = linkRef(deps.db, companyId, link.key);
  return deps.db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(ref)).data();
    const held = quickbooksLinkSchema.safeParse(stored).data;
    // Pushed again meanwhile: what was read is older.
    if (held?.remoteId !== link.remoteId || held.at !== link.at) return false;
    transaction.set(ref, storedLink(deps, { ...held, state, note }, '', stored));
    return true;
  });
}

type Remotes = ReadonlyMap<string, QuickbooksLink[]>;
type Part = { paymentId: string; invoiceId: string; amountCents: number };
/** How a payment there is split over our invoices, against what was entered here. */
type Split = {
  /** False where what was entered here pays other invoices than it does there, or other parts of them: a person decides. */
  isSame: boolean;
  /** Parts that were not entered yet, and the ids of payments here that were. */
  missing: Part[];
  entered: string[];
};
const UNSPLIT: Split = { isSame: true, missing: [], entered: [] };
const SPLIT_OTHERWISE = 'It pays other invoices in QuickBooks than here, or other parts of them.';

async function splitOf(
  { db }: Deps,
  companyId: string,
  { setup, byRemote, known }: { setup: QuickbooksSetup; byRemote: Remotes; known: readonly QuickbooksLink[] },
  payment: RemoteDocument,
): Promise<Split> {
  if (payment.status === 'Deleted' || isVoided(payment)) return UNSPLIT;
  const parts = partsOf(setup, byRemote, payment);
  const ids = new Set([...parts.keys(), ...known.map(({ key }) => key.slice(bookKey('payment', '').length))]);
  if (ids.size === 0) return UNSPLIT;
  const stored = await db.getAll(...[...ids].map((id) => inCompany(db, companyId, 'payments').doc(id)));
  const entered = stored.filter(({ exists }) => exists);
  const amountOf = (id: string): number => parts.get(id)?.amountCents ?? 0;
  return {
    entered: entered.map(({ id }) => id),
    isSame: entered.every((record) => record.get('amountCents') === amountOf(record.id)),
    // Where it pays more than came in, a credit pays the rest, and nobody can say which part that is: the reconciliation shows it.
    missing:
      paidInvoices(payment) > payment.TotalAmt
        ? []
        : [...parts.values()].filter(({ paymentId }) => entered.every(({ id }) => id !== paymentId)),
  };
}

const invoiceIn = ({ LinkedTxn }: RemoteDocument['Line'][number]): string =>
  LinkedTxn.find(({ TxnType }) => TxnType === 'Invoice')?.TxnId ?? '';

/** What a payment there pays of all invoices, in cents. */
const paidInvoices = ({ Line }: RemoteDocument): number =>
  sumOf(Line.filter((line) => invoiceIn(line) !== '').map(({ Amount }) => Amount));

/** What a payment there pays of our invoices, by the id that it has here. */
function partsOf({ realmId }: QuickbooksSetup, byRemote: Remotes, { Id, Line }: RemoteDocument): Map<string, Part> {
  const parts = new Map<string, Part>();
  for (const line of Line) {
    const { Amount } = line;
    const key = byRemote.get(`Invoice/${invoiceIn(line)}`)?.[0]?.key;
    if (key === undefined || Amount <= 0) continue;
    const invoiceId = key.slice(bookKey('invoice', '').length);
    const paymentId = `qbo${contentHash(`${realmId}/${Id}/${invoiceId}`)}`;
    const amountCents = Amount + (parts.get(paymentId)?.amountCents ?? 0);
    parts.set(paymentId, { paymentId, invoiceId, amountCents });
  }
  return parts;
}

/** What was entered here and lost its link, so that it is not taken for a payment that QuickBooks lacks. */
async function linkEntered(
  deps: Deps,
  companyId: string,
  { known, split }: { known: readonly QuickbooksLink[]; split: Split },
  payment: RemoteDocument,
): Promise<void> {
  for (const id of split.entered) {
    const key = bookKey('payment', id);
    if (known.some((link) => link.key === key)) continue;
    const link = linkOfTaken(deps, key, payment);
    const changed = split.isSame ? {} : { state: 'changed' as const, note: SPLIT_OTHERWISE };
    await linkRef(deps.db, companyId, key).set(storedLink(deps, { ...link, ...changed }, ''));
  }
}

type TakingOver = PullPlace & { setup: QuickbooksSetup; known: readonly QuickbooksLink[] };

/** Enters a payment that was recorded in QuickBooks, on each of our invoices that it pays. Ids follow from QuickBooks', so that it counts once. */
async function takeOver(
  deps: Deps,
  { companyId, company, setup, known }: TakingOver,
  payment: RemoteDocument,
  missing: readonly Part[],
): Promise<number> {
  if (payment.status === 'Deleted' || isVoided(payment) || isOurMark(payment) || payment.TxnDate < setup.startOn)
    return 0;
  const today = calendarDay(company.timeZone, new Date(deps.now()));
  let entered = 0;
  for (const { paymentId, invoiceId, amountCents } of missing) {
    const facts = {
      paymentId,
      invoiceId,
      estimateId: '',
      method: 'other' as const,
      amountCents,
      receivedOn: payment.TxnDate > today ? today : payment.TxnDate,
      reference: `QuickBooks ${payment.Id}`,
      note: 'Entered in QuickBooks',
      mayOverpay: true,
    };
    // The link comes first: from the moment on which the payment is here, no push may take it for one that QuickBooks lacks.
    const key = bookKey('payment', paymentId);
    const ref = linkRef(deps.db, companyId, key);
    if (known.every((link) => link.key !== key)) await ref.set(storedLink(deps, linkOfTaken(deps, key, payment), ''));
    try {
      const { hasCounted } = await enterPayment(deps, facts, { companyId, uid: '', company });
      entered += hasCounted ? 1 : 0;
    } catch (error) {
      // Not here, or not to be counted: the next change there, or the next night, tries it again.
      await ref.delete();
      // A void invoice takes no payment: the reconciliation shows it.
      if (error instanceof AppError && error.code === 'failed-precondition') continue;
      throw error;
    }
  }
  return entered;
}

const linkOfTaken = ({ now }: Deps, key: string, payment: RemoteDocument): QuickbooksLink => ({
  key,
  entity: 'Payment',
  state: 'linked',
  remoteId: payment.Id,
  syncToken: payment.SyncToken,
  decision: '',
  label: '',
  on: payment.TxnDate,
  totalCents: payment.TotalAmt,
  taxCents: 0,
  sentHash: '',
  isOurs: false,
  note: 'Entered in QuickBooks',
  at: now(),
});
