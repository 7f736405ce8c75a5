import { largestEstimates } from '@/domain/estimate/queries';
import { invoicesIssued, largestInvoices } from '@/domain/invoice/queries';
import {
  bankLineList,
  bankLineLookups,
  bankLinesInState,
  bankLinesWithKeys,
  latestBankLines,
  refundsSince,
} from '@/domain/bank/queries';
import { ledgerOfMonth, monthsOfYear } from '@/domain/ledger/months';
import { broughtMost, owingMost } from '@/domain/ledger/ranking';
import {
  depositsWaiting,
  paymentList,
  paymentsByInvoice,
  paymentsByReference,
  paymentsOfCustomers,
  paymentsOfDay,
} from '@/domain/payment/queries';
import { ask } from './asked';

const ANY_PAYMENT = { method: '', state: '', from: '', to: '' } as const;
const DIRECTIONS = ['asc', 'desc'] as const;

/** The part of `QUERY_FUNCTIONS` that reads payments, balances and the ledger. */
export const MONEY_QUERIES = {
  largestInvoices: ask('invoices', largestInvoices()),
  invoicesIssued: ask('invoices', invoicesIssued('2026-01-01', '2026-01-31'), invoicesIssued('2026-01-01', null)),
  largestEstimates: ask('estimates', largestEstimates()),
  bankLineList: ask(
    'bankLines',
    ...(['', 'open'] as const).flatMap((state) =>
      ['', 'Operating'].map((account) => bankLineList({ state, account, from: '2026-01-01', to: '2026-01-31' })),
    ),
  ),
  bankLineLookups: ask('bankLines', ...bankLineLookups('elm').map(({ query }) => query)),
  bankLinesInState: ask('bankLines', bankLinesInState('open')),
  bankLinesWithKeys: ask('bankLines', bankLinesWithKeys(['payout:x'])),
  latestBankLines: ask('bankLines', latestBankLines(500)),
  refundsSince: ask('ledger', refundsSince('2026-01-01')),
  depositsWaiting: ask('payments', depositsWaiting()),
  owingMost: ask('balances', owingMost()),
  broughtMost: ask('balances', broughtMost('2026')),
  monthsOfYear: ask('ledgerMonths', monthsOfYear('2026')),
  ledgerOfMonth: ask('ledger', ledgerOfMonth('2026-01')),
  paymentList: ask(
    'payments',
    ...DIRECTIONS.flatMap((direction) => [
      paymentList(ANY_PAYMENT, direction),
      paymentList({ method: 'cash', state: 'succeeded', from: '2026-01-01', to: '2026-01-31' }, direction),
    ]),
  ),
  paymentsOfCustomers: ask('payments', paymentsOfCustomers(['x'])),
  paymentsByReference: ask('payments', paymentsByReference('4711')),
  paymentsByInvoice: ask('payments', paymentsByInvoice('INV')),
  paymentsOfDay: ask('payments', paymentsOfDay('2026-01-12')),
};
