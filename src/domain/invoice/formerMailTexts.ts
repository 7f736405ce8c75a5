import type { MailKind } from './mailText';

/** The suggested texts until November 2026. Companies that edited them keep theirs. */
const FORMER: Record<MailKind, readonly string[]> = {
  estimate: [
    'Hello {customer},\n\nhere is our estimate {number}. You can look at it and accept it here:\n{link}\n\nIt is valid until {due}. Please ask us if anything is unclear.\n\n{company}',
  ],
  invoice: [
    'Hello {customer},\n\nthank you for your business. Invoice {number} of {total} is due on {due}. You can look at it and pay it here:\n{link}\n\n{company}',
    'Hi {firstName},\n\nThank you for your business. Here is invoice {number} for {total}, due on {due}.\n\nIf anything looks off, just reply to this e-mail and we will take care of it.\n\nThank you,\n{company}',
  ],
  receipt: [
    'Hello {customer},\n\nthank you: we have received your payment of {total} for invoice {number}.\n\n{company}',
  ],
  statement: [
    'Statement of your account with {company}',
    'Hello {customer},\n\nattached is the statement of your account. The balance is {total}.\n\n{company}',
  ],
  reminder: [
    'Hello {customer},\n\ninvoice {number} was due on {due}, and {total} is still open. You can pay it here:\n{link}\n\nIf you have paid in the meantime, please disregard this message.\n\n{company}',
  ],
};

/** Whether a subject or text is one of our earlier suggestions, unchanged. */
export const isFormerDefault = (kind: MailKind, text: string): boolean =>
  FORMER[kind].includes(text.replaceAll('\r\n', '\n').trim());
