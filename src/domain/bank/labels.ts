import type { BankLineState, PieceKind } from './schema';

export const BANK_LINE_STATE_LABELS: Record<BankLineState, string> = {
  open: 'To match',
  matched: 'Matched',
  'set-aside': 'Set aside',
};
export const PIECE_KIND_LABELS: Record<PieceKind, string> = {
  payout: 'Card payout',
  payment: 'Payment',
  refund: 'Refund',
};
