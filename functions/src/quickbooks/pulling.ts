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
import type { CompanyFields } from '@/domain/company/schema';
import { calendarDay } from '@/lib/dates';
import { DAY_MS } from '@/lib/time';
import { contentHash } from '@/domain/import/ids';
import { AppError } from '@/lib/appError';
import { enterPayment } from '../billing/recordPayment';
import type { Deps } from '../platform/admin';
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
  const changes = await readChanges(ask, new Date(since).toISOString());
  const links = await readLinks(deps, companyId);
  const byRemote = new Map([...links.values()].map((link) => [`${link.entity}/${link.remoteId}`, link]));
  const pulled: Pulled = { changed: 0, payments: 0 };
  for (const { entity, document } of changes) {
    const link = byRemote.get(`${entity}/${document.Id}`);
    if (link) pulled.changed += (await noteChange(deps, companyId, link, document)) ? 1 : 0;
    else if (entity === 'Payment' && setup.directions.payments === 'both')
      pulled.payments += await takeOver(deps, { companyId, company, setup, byRemote, links }, document);
  }
  await changeSetup(deps, companyId, { changesReadTo: readAt, hasNews: false, realmId });
  return pulled;
}

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

const documentsIn = (rows: unknown): RemoteDocument[] =>
  z
    .array(remoteDocumentSchema)
    .catch([])
    .parse(rows ?? []);

async function queried(ask: AskBooks, entity: string, since: string): Promise<Changed[]> {
  const rows = await queryAll(ask, entity, remoteDocumentSchema, `MetaData.LastUpdatedTime >= '${since}'`);
  return rows.map((document) => ({ entity, document }));
}

/** Notes on a link what QuickBooks has now, where that is another amount than we knew. */
async function noteChange(
  deps: Deps,
  companyId: string,
  link: QuickbooksLink,
  document: RemoteDocument,
): Promise<boolean> {
  const isGone = document.status === 'Deleted';
  const isVoidThere = !isGone && isVoided(document);
  const isSame =
    !isGone &&
    remoteTotalCents(link.entity, document) === link.totalCents &&
    remoteTaxCents(document) === link.taxCents;
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
        ? 'Its amount was changed in QuickBooks.'
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

type TakingOver = PullPlace & {
  setup: QuickbooksSetup;
  byRemote: ReadonlyMap<string, QuickbooksLink>;
  links: ReadonlyMap<string, QuickbooksLink>;
};

/** Enters a payment that was recorded in QuickBooks, on each of our invoices that it pays. Ids follow from QuickBooks', so that it counts once. */
async function takeOver(
  deps: Deps,
  { companyId, company, setup, byRemote, links }: TakingOver,
  payment: RemoteDocument,
): Promise<number> {
  if (payment.status === 'Deleted' || isVoided(payment) || isOurMark(payment) || payment.TxnDate < setup.startOn)
    return 0;
  const today = calendarDay(company.timeZone, new Date(deps.now()));
  let entered = 0;
  for (const { Amount, LinkedTxn } of payment.Line) {
    const invoice = LinkedTxn.find(({ TxnType }) => TxnType === 'Invoice');
    const key = invoice ? byRemote.get(`Invoice/${invoice.TxnId}`)?.key : undefined;
    if (key === undefined || Amount <= 0) continue;
    const invoiceId = key.slice('invoice:'.length);
    const paymentId = `qbo${contentHash(`${setup.realmId}/${payment.Id}/${invoiceId}`)}`;
    const paymentKey = bookKey('payment', paymentId);
    if (links.has(paymentKey)) continue;
    const facts = {
      paymentId,
      invoiceId,
      estimateId: '',
      method: 'other' as const,
      amountCents: Amount,
      receivedOn: payment.TxnDate > today ? today : payment.TxnDate,
      reference: `QuickBooks ${payment.Id}`,
      note: 'Entered in QuickBooks',
      mayOverpay: true,
    };
    try {
      const { hasCounted } = await enterPayment(deps, facts, { companyId, uid: '', company });
      entered += hasCounted ? 1 : 0;
    } catch (error) {
      // A void invoice takes no payment: the reconciliation shows it.
      if (error instanceof AppError && error.code === 'failed-precondition') continue;
      throw error;
    }
    const link: QuickbooksLink = {
      key: paymentKey,
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
      at: deps.now(),
    };
    await linkRef(deps.db, companyId, paymentKey).set(storedLink(deps, link, ''));
  }
  return entered;
}
