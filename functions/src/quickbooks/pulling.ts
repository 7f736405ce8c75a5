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

/** QuickBooks returns a thousand at most, across all types: that many means some are missing. */
const FULL = 1000;
/** It looks back thirty days; one day less allows for clock differences. */
const LOOKS_BACK_MS = 29 * DAY_MS;
/** The last few minutes' changes are read again: its clock may be behind ours. */
const AGAIN_MS = 5 * 60_000;

/**
 * Reads QuickBooks' changes since the last time: records differences on links, and imports payments of our invoices if the company wants
 * that. Our own writes change nothing. Safe to repeat.
 */
export async function pullChanges(deps: Deps, ask: AskBooks, { companyId, company }: PullPlace): Promise<Pulled> {
  const realmId = await connectedRealm(deps, companyId);
  const setup = await setupOfRealm(deps, companyId, realmId);
  if (setup.startOn === '') return { changed: 0, payments: 0 };
  const readAt = deps.now();
  const earliest = Date.parse(readAt) - LOOKS_BACK_MS;
  const since = setup.changesReadTo === '' ? earliest : Math.max(earliest, Date.parse(setup.changesReadTo) - AGAIN_MS);
  // Before the changes: anything we write while reading them is newer than what it is compared with, and is left alone.
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
  // Anything reported during the read may be newer than what was read.
  await changeSetup(deps, companyId, ({ lastNews }) => ({
    ...{ changesReadTo: readAt, hasNews: lastNews !== setup.lastNews, realmId },
  }));
  return pulled;
}

/** A payment from QuickBooks has one link for each of our invoices it pays, whose key is derived from both. */
const isTakenOver = ({ key }: QuickbooksLink): boolean => /^payment:qbo[0-9a-z]{22}$/.test(key);

type Changed = { entity: string; document: RemoteDocument };

/**
 * Reads all changes since an instant. If a response is full, each type is requested separately, and a type that is full on its own is
 * read by query.
 */
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

/** A malformed one doesn't affect the others. */
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

/** Records on a link what QuickBooks has now, if the amount differs from the one we knew. */
async function noteChange(
  deps: Deps,
  companyId: string,
  { link, document, isSplitSame }: { link: QuickbooksLink; document: RemoteDocument; isSplitSame: boolean },
): Promise<boolean> {
  const isGone = document.status === 'Deleted';
  // QuickBooks counts up: this predates our own write.
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
    // Pushed again in the meantime: what was read is older.
    if (held?.remoteId !== link.remoteId || held.at !== link.at) return false;
    transaction.set(ref, storedLink(deps, { ...held, state, note }, '', stored));
    return true;
  });
}

type Remotes = ReadonlyMap<string, QuickbooksLink[]>;
type Part = { paymentId: string; invoiceId: string; amountCents: number };
/** Split of a QuickBooks payment across our invoices, compared with what was entered here. */
type Split = {
  /** False if the payments entered here differ from QuickBooks' in invoices or amounts: a person decides. */
  isSame: boolean;
  /** Parts not entered yet, and the ids of payments here that were. */
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
    // If it pays more than was received, a credit covers the rest, and which part is unknown: the reconciliation shows it.
    missing:
      paidInvoices(payment) > payment.TotalAmt
        ? []
        : [...parts.values()].filter(({ paymentId }) => entered.every(({ id }) => id !== paymentId)),
  };
}

const invoiceIn = ({ LinkedTxn }: RemoteDocument['Line'][number]): string =>
  LinkedTxn.find(({ TxnType }) => TxnType === 'Invoice')?.TxnId ?? '';

/** Returns what a QuickBooks payment pays on all invoices, in cents. */
const paidInvoices = ({ Line }: RemoteDocument): number =>
  sumOf(Line.filter((line) => invoiceIn(line) !== '').map(({ Amount }) => Amount));

/** Returns what a QuickBooks payment pays on our invoices, by the payment's id here. */
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

/** Relinks a payment that was entered here and lost its link, so that it isn't considered missing in QuickBooks. */
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

/** Records a payment from QuickBooks on each of our invoices it pays. Ids are derived from QuickBooks', so it counts once. */
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
    // The link comes first: as soon as the payment exists here, no push may consider it missing in QuickBooks.
    const key = bookKey('payment', paymentId);
    const ref = linkRef(deps.db, companyId, key);
    if (known.every((link) => link.key !== key)) await ref.set(storedLink(deps, linkOfTaken(deps, key, payment), ''));
    try {
      const { hasCounted } = await enterPayment(deps, facts, { companyId, uid: '', company });
      entered += hasCounted ? 1 : 0;
    } catch (error) {
      // Not recorded, or not counted: the next change there, or the next night, retries it.
      await ref.delete();
      // A void invoice can't be paid: the reconciliation shows it.
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
