import { canAct } from '@/domain/access/permissions';
import { changeApplication as contract, type ApplicationChange } from '@/domain/contract/money/api';
import { costsFault } from '@/domain/contract/money/byCost';
import {
  copyOf,
  enteredLines,
  nextNumber,
  openOne,
  quantitiesOf,
  workedApplication,
} from '@/domain/contract/money/billing';
import { lineFindings, summaryFindings } from '@/domain/contract/money/findings';
import {
  APPLICATION_LIMIT,
  nextLetter,
  payApplicationSchema,
  type ApplicationCopy,
  type PayApplication,
} from '@/domain/contract/money/payApplication';
import { ticketsFault } from '@/domain/contract/money/ticketCosts';
import { scheduleFault } from '@/domain/contract/money/schedule';
import { formatCents } from '@/domain/money/format';
import { AppError } from '@/lib/appError';
import { sha256Hex } from '@/lib/sha256Hex';
import { stableJson } from '@/lib/stableJson';
import { member, type Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { createdAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { notFound, precondition } from '../platform/errors';
import { assertRevision } from './assertRevision';
import { billApplication } from './applicationBill';
import { openForChange, storeBook, writeWhole, type OpenedMoney } from './openMoney';

type Stored = PayApplication & { id: string };
type Input = { contractId: string; applicationId: string; revision: string; change: ApplicationChange };

/**
 * Saves an application for payment as a draft, sends it with a permanent copy of both sheets, certifies it, and bills it. The server
 * computes every figure from stored data; what the device showed doesn't count.
 */
export const changeApplication = defineCallable(
  contract,
  {
    access: member({ action: 'manageContracts', feature: 'contracts' }),
    rateLimit: { perMinute: 120 },
    timeoutSeconds: 120,
    memory: '512MiB',
  },
  async (deps, input, caller) => {
    const { number, isBilled } = await step(deps, input, caller);
    if (!isBilled) return { number, invoiceId: '', billFault: '' };
    return { number, ...(await billApplication(deps, caller, input)) };
  },
);

const step = (
  deps: Deps,
  { contractId, applicationId, revision, change }: Input,
  caller: Member,
): Promise<{ number: number; isBilled: boolean }> =>
  deps.db.runTransaction(async (transaction) => {
    const { companyId, uid } = caller;
    const collection = inCompany(deps.db, companyId, 'payApplications');
    const ref = collection.doc(applicationId);
    const [opened, found] = await Promise.all([
      openForChange(deps, transaction, companyId, contractId),
      transaction.get(ref),
    ]);
    const stored = found.data();
    if (stored && stored['contractId'] !== contractId) throw notFound('Application');
    assertRevision(stored, revision, 'application');
    const before = opened.applications.find(({ id }) => id === applicationId) ?? null;
    const stamp = { uid, now: opened.now };
    const store = (after: PayApplication): void => writeWhole(transaction, ref, stored, after, stamp);
    if (change.kind === 'save') {
      const after = saved(opened, before, change.fields);
      store(after);
      return { number: after.number, isBilled: false };
    }
    if (!before) throw notFound('Application');
    const { id: _, ...application } = before;
    switch (change.kind) {
      case 'delete':
        if (before.state !== 'draft') throw precondition('Only a draft can be deleted.');
        transaction.delete(ref);
        break;
      case 'submit': {
        const after = await submitted(opened, before);
        store(after);
        const frozenAt = opened.book.frozenAt || opened.now;
        storeBook(transaction, opened, { ...opened.book, frozenAt }, withOne(opened, before.id, after), uid);
        break;
      }
      case 'revise': {
        if (before.state !== 'submitted') throw precondition('Only a submitted application is revised.');
        store({ ...application, state: 'superseded' });
        const draft = payApplicationSchema.parse({
          ...application,
          state: 'draft',
          revisionLetter: nextLetter(application.revisionLetter),
          submittedOn: '',
          copy: null,
          copyHash: '',
        });
        transaction.create(collection.doc(change.newId), { ...draft, ...createdAudit(uid, opened.now) });
        break;
      }
      case 'certify': {
        const after = await certified(opened, before, change, caller);
        store(after);
        storeBook(transaction, opened, opened.book, withOne(opened, before.id, after), uid);
        return { number: before.number, isBilled: true };
      }
      case 'bill':
        if (before.state !== 'certified') throw precondition('It is billed when it has been certified.');
        return { number: before.number, isBilled: true };
    }
    return { number: before.number, isBilled: false };
  });

const withOne = ({ applications }: OpenedMoney, id: string, after: PayApplication): Stored[] => [
  ...applications.filter((each) => each.id !== id),
  { ...after, id },
];

function saved(
  opened: OpenedMoney,
  before: Stored | null,
  fields: Extract<ApplicationChange, { kind: 'save' }>['fields'],
): PayApplication {
  const { records, book, applications, contract: of } = opened;
  if (before && before.state !== 'draft') throw precondition('It was sent already. Revise it to change it.');
  const fault = scheduleFault(book.lines, book.originalSumCents);
  if (fault !== '') throw precondition(fault);
  const open = openOne(applications);
  if (!before && open) throw precondition(`Application ${open.number} is still open. Finish it first.`);
  if (applications.length >= APPLICATION_LIMIT) throw precondition('This contract has too many applications.');
  const last = applications
    .filter(({ state }) => state === 'certified')
    .map(({ periodEnd }) => periodEnd)
    .toSorted()
    .at(-1);
  if (last !== undefined && fields.periodEnd < last)
    throw precondition('Its period cannot end before that of the last certified application.');
  const number = before?.number ?? nextNumber(records);
  // If a revision was deleted, the version already sent remains: the next one still gets its own letter.
  const sent = applications
    .filter((each) => each.state === 'superseded' && each.number === number)
    .toSorted(
      (a, b) => a.revisionLetter.length - b.revisionLetter.length || (a.revisionLetter < b.revisionLetter ? -1 : 1),
    )
    .at(-1);
  return payApplicationSchema.parse({
    ...fields,
    contractId: of.id,
    number,
    revisionLetter: before?.revisionLetter ?? (sent ? nextLetter(sent.revisionLetter) : ''),
  });
}

/** Computes both sheets from stored data. @throws AppError `failed-precondition` with the first thing that is wrong */
function workedCopy({ records, log }: OpenedMoney, application: Stored): ApplicationCopy {
  const { priceType } = records;
  const { costs } = application;
  const { lines } = records.book;
  const fault = costsFault(costs, { priceType, lines, applications: records.applications }) || ticketsFault(costs, log);
  if (fault !== '') throw precondition(fault);
  const error = lineFindings(enteredLines(records, application), application.materials, {
    priceType,
    quantities: quantitiesOf(records, application),
  }).find(({ severity }) => severity === 'error');
  if (error) {
    const name = records.book.lines.find(({ id }) => id === error.lineId)?.description ?? 'A change order';
    throw precondition(`${name}: ${error.message}`);
  }
  const worked = wholeOf(() => workedApplication(records, application));
  const stopped = summaryFindings(worked, records.book, priceType).find(({ severity }) => severity === 'error');
  if (stopped) throw precondition(stopped.message);
  return copyOf(records, application, worked);
}

function wholeOf<T>(work: () => T): T {
  try {
    return work();
  } catch (fault) {
    if (fault instanceof AppError) throw precondition(`The application cannot be worked out: it ${fault.userMessage}.`);
    throw fault;
  }
}

async function submitted(opened: OpenedMoney, before: Stored): Promise<PayApplication> {
  if (before.state !== 'draft') throw precondition('It was sent already.');
  const fault = scheduleFault(opened.book.lines, opened.book.originalSumCents);
  if (fault !== '') throw precondition(fault);
  const copy = workedCopy(opened, before);
  const { id: _, ...application } = before;
  return {
    ...application,
    state: 'submitted',
    submittedOn: opened.today,
    copy,
    copyHash: await sha256Hex(stableJson(copy)),
  };
}

type Certificate = Extract<ApplicationChange, { kind: 'certify' }>;

async function certified(
  opened: OpenedMoney,
  before: Stored,
  { certifiedCents, certifiedBy, certifiedOn }: Certificate,
  { user }: Member,
): Promise<PayApplication> {
  if (before.state !== 'submitted' || !before.copy)
    throw precondition('Submit the application before it is certified.');
  const now = workedCopy(opened, before);
  if ((await sha256Hex(stableJson(now))) !== before.copyHash)
    throw precondition('The contract has changed since it was submitted, such as by a change order. Revise it first.');
  const { line8Cents } = before.copy;
  const amount = certifiedCents ?? line8Cents;
  if (amount > Math.max(0, line8Cents))
    throw precondition(
      `No more can be certified than was applied for: ${formatCents(line8Cents, { currency: 'USD' })}.`,
    );
  if (line8Cents < 0 && amount !== line8Cents)
    throw precondition('What the owner has paid too much is certified as a whole.');
  if (line8Cents >= 0 && amount < 0) throw precondition('A certificate cannot be below zero here.');
  if (amount < 0 && !canAct(user, 'creditInvoice'))
    throw precondition('This application credits an earlier bill, which a manager has to do.');
  if (certifiedOn > opened.today) throw precondition('It cannot be certified on a day that has not come yet.');
  const { id: _, ...application } = before;
  return {
    ...application,
    state: 'certified',
    certifiedCents: amount,
    certifiedBy,
    certifiedOn,
    recordedAt: opened.now,
  };
}
