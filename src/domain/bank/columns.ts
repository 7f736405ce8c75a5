import { plainAmount } from '../money/format';
import type { Columns } from '../record/columns';
import type { Stored } from '../record/schema';
import { BANK_LINE_STATE_LABELS } from './labels';
import type { BankLine } from './schema';

/** Columns for exporting bank lines. */
export const BANK_LINE_COLUMNS: Columns<Stored<BankLine>> = {
  Date: ({ on }) => on,
  Account: ({ account }) => account,
  Description: ({ description }) => description,
  'Check number': ({ checkNumber }) => checkNumber,
  Amount: ({ amountCents }) => plainAmount(amountCents),
  Currency: ({ currency }) => currency,
  State: ({ state }) => BANK_LINE_STATE_LABELS[state],
  'Matched to': ({ pieces }) => pieces.map(({ label }) => label).join('; '),
  'Matched amount': ({ state, amountCents, differenceCents }) =>
    state === 'matched' ? plainAmount(amountCents - differenceCents) : '',
  Difference: ({ state, differenceCents }) => (state === 'matched' ? plainAmount(differenceCents) : ''),
  Note: ({ note }) => note,
  'Decided at': ({ decidedAt }, { at }) => at(decidedAt),
  'Bank’s id': ({ bankId }) => bankId,
  File: ({ fileName }) => fileName,
};
