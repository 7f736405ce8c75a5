import type { output } from 'zod';
import { creditLimitOf } from '@/domain/access/rights';
import { calculateDocument } from '@/domain/billing/calculate';
import { calculateCreditNote, type CreditRequest } from '@/domain/billing/creditNote';
import { seriesOf } from '@/domain/business-unit/units';
import { formatCents } from '@/domain/money/format';
import type { Currency } from '@/domain/money/schema';
import { creditInvoice as contract } from '@/domain/invoice/api';
import { withSettlement } from '@/domain/invoice/settlements';
import { creditNoteSchema, type CreditNote, type Invoice } from '@/domain/invoice/schema';
import { exposureOf } from '@/domain/ledger/addUp';
import { moneyOfParts } from '@/domain/ledger/ofDocument';
import { deniedByRole, member, whomToAsk } from '../platform/access';
import type { Deps } from '../platform/admin';
import { createdAudit, updatedAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { denied, precondition } from '../platform/errors';
import { settlementFields } from './applyPayment';
import { changeInvoice } from './changeInvoice';
import { keepCounter, nextNumber, readCounter } from './numbers';

export const creditInvoice = defineCallable(
  contract,
  { access: member({ feature: 'invoices' }), rateLimit: { perMinute: 60 } },
  async (deps, input, { companyId, uid, user, company }) => {
    const limitCents = creditLimitOf(user);
    if (limitCents === 0) throw await deniedByRole(deps, company);
    const request = { ...input, companyId, uid };
    if (!Number.isFinite(limitCents)) return credit(deps, request);
    return credit(deps, { ...request, limit: { cents: limitCents, whomToAsk: await whomToAsk(deps, company) } });
  },
);

type Credit = output<typeof contract.input> & {
  companyId: string;
  uid: string;
  /** The caller's limit per credit note (cents), and the person to ask beyond it; omitted = no limit. */
  limit?: { cents: number; whomToAsk: string };
};

/** @throws AppError `permission-denied` if the amount exceeds the caller's limit */
function assertWithin(limit: Credit['limit'], totalCents: number, format: { currency: Currency }): void {
  if (limit && totalCents > limit.cents)
    throw denied(
      `You may credit up to ${formatCents(limit.cents, format)}, and this is ${formatCents(totalCents, format)}. ${limit.whomToAsk}`,
    );
}

/**
 * Corrects an issued invoice: the credit note has its own number and reverses sales and taxes as they were charged.
 * Repeating the same request returns the same note.
 */
export function credit(
  deps: Deps,
  { companyId, uid, invoiceId, requestId, request, reason, limit }: Credit,
): Promise<{ creditNoteId: string; number: string }> {
  return changeInvoice(
    deps,
    companyId,
    invoiceId,
    async ({ transaction, invoice: { ref, record, data }, today, settings, open }) => {
      const notes = inCompany(deps.db, companyId, 'creditNotes');
      const [known, ...earlier] = await transaction.getAll(
        notes.doc(requestId),
        ...record.creditNoteIds.map((id) => notes.doc(id)),
      );
      if (known?.exists) {
        const note = creditNoteSchema.parse(known.data());
        if (note.invoiceId !== invoiceId) throw precondition('This request was made for another invoice.');
        return { creditNoteId: requestId, number: note.number };
      }
      if (record.state === 'void') throw precondition('It was voided: there is nothing to credit.');
      if (record.creditNoteIds.length >= 100)
        throw precondition('It has too many credit notes: credit the rest in one.');
      const series = seriesOf(settings, record.businessUnitId, 'creditNotePrefix');
      const counter = await readCounter(deps, transaction, companyId, 'creditNotes', [series]);
      const books = await open();

      const creditedBefore = earlier.flatMap((snapshot) =>
        snapshot.exists ? creditNoteSchema.parse(snapshot.data()).parts : [],
      );
      const format = { currency: record.document.currency };
      const { parts, taxCents, totalCents } = calculateCreditNote({
        issued: record.parts,
        creditedBefore,
        request: withinReach(record, request),
        format,
      });
      assertWithin(limit, totalCents, format);
      const leftCents = reachOf(record);
      if (totalCents > leftCents)
        throw precondition(
          `${formatCents(record.writtenOffCents, format)} of it was written off, so only ${formatCents(leftCents, format)} can be credited.`,
        );
      const number = nextNumber(counter, series);
      const now = deps.now();
      const note: CreditNote = {
        number,
        invoiceId,
        invoiceNumber: record.number,
        customerId: record.customerId,
        customerName: record.customerName,
        issuedOn: today,
        issuedAt: now,
        issuedBy: uid,
        reason,
        parts,
        taxCents,
        totalCents,
      };
      const credited = record.creditedCents + totalCents;
      const moved: Invoice =
        credited >= record.totalCents ? { ...record, state: 'credited', stateReason: reason } : record;
      const after = withSettlement(
        moved,
        { id: requestId, kind: 'credit', name: `Credit note ${number}`, amountCents: totalCents, at: now },
        today,
      );
      const result = calculateDocument({ ...record.document, settlements: [] });
      books.postEntry({
        entryId: `credited-${requestId}`,
        entry: {
          kind: 'credited',
          on: today,
          by: uid,
          customerId: record.customerId,
          customerName: record.customerName,
          invoiceId,
          invoiceNumber: record.number,
          estimateId: record.estimateId,
          businessUnitId: record.businessUnitId,
          creditNoteId: requestId,
          balanceChangeCents: -totalCents,
          ...moneyOfParts(parts, result, record.document, -1),
          reason,
        },
        before: exposureOf(record),
        after: exposureOf(after),
      });
      books.close();
      keepCounter(transaction, counter, uid, now);
      transaction.create(notes.doc(requestId), { ...note, ...createdAudit(uid, now) });
      transaction.update(ref, {
        ...settlementFields(after),
        state: after.state,
        stateReason: after.stateReason,
        creditNoteIds: [...record.creditNoteIds, requestId],
        ...updatedAudit(uid, now, data),
      });
      return { creditNoteId: requestId, number };
    },
  );
}

/** Returns the most that can be credited: a written-off amount is no longer owed and can't be credited as well. */
const reachOf = ({ totalCents, creditedCents, writtenOffCents }: Invoice): number =>
  totalCents - creditedCents - writtenOffCents;

function withinReach(invoice: Invoice, request: CreditRequest): CreditRequest {
  return request.kind === 'rest' && invoice.writtenOffCents > 0 && reachOf(invoice) > 0
    ? { kind: 'amount', grossCents: reachOf(invoice) }
    : request;
}
