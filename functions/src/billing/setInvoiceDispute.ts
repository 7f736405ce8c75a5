import { setInvoiceDispute as contract } from '@/domain/invoice/api';
import { statusOf } from '@/domain/invoice/facts';
import type { Invoice } from '@/domain/invoice/schema';
import { member } from '../platform/access';
import { updatedAudit } from '../platform/audit';
import { defineCallable } from '../platform/defineCallable';
import { assertMove, changeInvoice } from './changeInvoice';

/** Marks whether the customer disputes an invoice. The balance stays owed. */
export const setInvoiceDispute = defineCallable(
  contract,
  { access: member({ action: 'issueInvoice', feature: 'invoices' }), rateLimit: { perMinute: 60 } },
  async (deps, { invoiceId, isDisputed, reason }, { companyId, uid }) => {
    await changeInvoice(deps, companyId, invoiceId, ({ transaction, invoice: { ref, record, data }, today }) => {
      const to = isDisputed ? 'disputed' : 'issued';
      if (record.state === to) return Promise.resolve();
      assertMove(record, to, reason);
      const moved: Invoice = { ...record, state: to, stateReason: reason };
      transaction.update(ref, {
        state: to,
        stateReason: reason,
        status: statusOf(moved, today),
        ...updatedAudit(uid, deps.now(), data),
      });
      return Promise.resolve();
    });
    return {};
  },
);
