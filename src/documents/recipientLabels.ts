import type { PaperKind } from '@/domain/paper/schema';

/** The label above the recipient's name. */
export const RECIPIENT_LABELS: Record<PaperKind, string> = {
  estimate: 'Prepared for',
  invoice: 'Bill to',
  'credit-note': 'Credited to',
  receipt: 'Received from',
  statement: 'Account of',
  'service-report': 'Done for',
  agreement: 'Agreement with',
};
