// /v1/disputes: a customer asks their bank for the money back. Only the control endpoints open and close them.
import { addBalanceTransaction } from '../billing/balance.mjs';
import { expand } from '../expand.mjs';
import { invalid } from '../http/fault.mjs';

const FEE_CENTS = 1_500;
const ENDS = ['won', 'lost'];

/** @param {import('../account.mjs').Account} account */
export function openDispute(account, chargeId) {
  const { store } = account;
  const charge = store.get('charge', chargeId);
  if (charge.disputed) throw invalid(`Charge ${chargeId} is disputed already.`);
  account.change(charge, { disputed: true });
  const id = store.newId('dispute');
  const { amount, currency } = charge;
  addBalanceTransaction(account, { type: 'adjustment', source: id, amount: -amount, fee: FEE_CENTS, currency });
  const dispute = store.add({
    id,
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: chargeId,
    created: account.now(),
    currency,
    enhanced_eligibility_types: [],
    evidence: {},
    evidence_details: {
      due_by: null,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'general',
    status: 'needs_response',
  });
  account.emit('charge.dispute.created', dispute);
  return dispute;
}

/** @param {import('../account.mjs').Account} account @param {string} id @param {string} status how it ends */
export function closeDispute(account, id, status) {
  if (!ENDS.includes(status)) throw invalid(`One of ${ENDS.join(', ')}.`, 'status');
  const dispute = account.store.get('dispute', id);
  account.change(dispute, { status });
  if (status === 'won') {
    const { amount, currency } = dispute;
    addBalanceTransaction(account, { type: 'adjustment', source: id, amount, fee: -FEE_CENTS, currency });
  }
  account.emit('charge.dispute.closed', dispute);
  return dispute;
}

export const DISPUTE_ROUTES = {
  'GET /v1/disputes/:id': (account, { id }, params) => expand(account, account.store.get('dispute', id), params.expand),
};
