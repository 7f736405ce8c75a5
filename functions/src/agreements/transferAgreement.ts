import type { Transaction } from 'firebase-admin/firestore';
import { transferAgreement as contract } from '@/domain/agreement/record/api';
import { started } from '@/domain/agreement/record/change';
import { newAgreement } from '@/domain/agreement/record/create';
import {
  agreementInputSchema,
  agreementSchema,
  type Agreement,
  type AgreementConsent,
} from '@/domain/agreement/record/schema';
import { assertCanTransfer, takenOver, transferFigures } from '@/domain/agreement/record/transfer';
import { customerSchema } from '@/domain/customer/schema';
import { customerCopies } from '@/domain/estimate/create';
import { newNumber } from '@/domain/record/number';
import { member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { createdAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { notFound, precondition } from '../platform/errors';
import { parseRecord } from '../sharing/parseRecord';
import { countMember } from './countMember';
import { isTransferToCredit } from './creditTransfer';
import { openAgreement, storeAgreement, type OpenedAgreement } from './readAgreement';

/** Drafts the agreement for the new owner: the terms carry over, but neither the card nor the consent does. */
export const transferAgreement = defineCallable(
  contract,
  { access: member({ action: 'manageAgreements', feature: 'serviceagreement' }), rateLimit: { perMinute: 30 } },
  async (deps, { agreementId, newId, customerId, on, unused }, caller) => {
    await deps.db.runTransaction(async (transaction) => {
      const ref = inCompany(deps.db, caller.companyId, 'agreements').doc(newId);
      const [existing, customer] = await transaction.getAll(
        ref,
        inCompany(deps.db, caller.companyId, 'customers').doc(customerId),
      );
      const { agreement, now } = await openAgreement(deps, transaction, caller.companyId, agreementId);
      if (existing?.exists) return;
      if (!customer?.exists) throw notFound('Customer');
      if (customerId === agreement.customerId) throw precondition('Choose the new owner: this one has it already.');
      assertCanTransfer(agreement, on);
      const whose = { ...parseRecord(customerSchema, customer.data()), id: customerId };
      const draft = newAgreement({
        ...agreementInputSchema.parse(agreement),
        number: newNumber('agreement', new Date(now)),
        ...customerCopies(whose),
        customerEmail: whose.email,
        startsOn: on,
        internalNotes: '',
      });
      const { until, chargeCents, moving } = transferFigures(agreement, on, unused);
      const told = { endsOn: agreement.endsOn, billedUntil: until, restCents: chargeCents };
      const transfer = { fromId: agreementId, fromNumber: agreement.number, on, unused, ...told };
      transaction.create(ref, {
        ...agreementSchema.parse({ ...draft, visits: moving, transfer }),
        ...createdAudit(caller.uid, now),
      });
    });
    return { agreementId: newId };
  },
);

/**
 * Prepares what a consent starts: the agreement alone, or together with ending the previous owner's. Reads; `store` writes. `toCredit` is
 * the agreement with something to credit afterwards; '' = none.
 */
export async function begun(
  deps: Deps,
  transaction: Transaction,
  { companyId, agreementId, opened }: { companyId: string; agreementId: string; opened: OpenedAgreement },
  { consent, by }: { consent: AgreementConsent; by: string },
): Promise<{ after: Agreement; store: () => void; toCredit: string }> {
  const { agreement, today, now } = opened;
  const act = { today, now, by };
  const { transfer } = agreement;
  if (!transfer) return { after: started(agreement, consent, act), store: () => undefined, toCredit: '' };
  const earlier = await openAgreement(deps, transaction, companyId, transfer.fromId);
  const { from, to } = takenOver({ from: earlier.agreement, to: agreement }, consent, act);
  const ended = { ...from, transferredTo: agreementId };
  const store = (): void => {
    countMember(deps, transaction, { companyId, today }, { before: earlier.agreement, after: ended });
    storeAgreement(transaction, earlier, ended, by);
  };
  return { after: to, store, toCredit: isTransferToCredit(ended, today) ? transfer.fromId : '' };
}
