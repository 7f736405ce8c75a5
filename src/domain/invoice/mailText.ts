import type { BillingSettings } from '../billing/settings';

export type MailKind = keyof BillingSettings['templates'];
type Template = { subject: string; body: string };

/** What may stand in a template, and what it is filled with. */
export const PLACEHOLDERS = ['number', 'company', 'customer', 'total', 'due', 'link'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];
export const PLACEHOLDER_LABELS: Record<Placeholder, string> = {
  number: 'Number of the document',
  company: 'Name of your company',
  customer: 'Name of the customer',
  total: 'What is to be paid',
  due: 'Due date, or the last day of an estimate',
  link: 'The customer’s link',
};

/** What is sent while a company has written nothing of its own. */
export const DEFAULT_TEMPLATES: Record<MailKind, Template> = {
  estimate: {
    subject: 'Estimate {number} from {company}',
    body: 'Hello {customer},\n\nhere is our estimate {number}. You can look at it and accept it here:\n{link}\n\nIt is valid until {due}. Please ask us if anything is unclear.\n\n{company}',
  },
  invoice: {
    subject: 'Invoice {number} from {company}',
    body: 'Hello {customer},\n\nthank you for your business. Invoice {number} of {total} is due on {due}. You can look at it and pay it here:\n{link}\n\n{company}',
  },
  receipt: {
    subject: 'Receipt from {company}',
    body: 'Hello {customer},\n\nthank you: we have received your payment of {total} for invoice {number}.\n\n{company}',
  },
  statement: {
    subject: 'Statement of your account with {company}',
    body: 'Hello {customer},\n\nattached is the statement of your account. The balance is {total}.\n\n{company}',
  },
  reminder: {
    subject: 'Reminder: invoice {number} from {company}',
    body: 'Hello {customer},\n\ninvoice {number} was due on {due}, and {total} is still open. You can pay it here:\n{link}\n\nIf you have paid in the meantime, please disregard this message.\n\n{company}',
  },
};

/** The company's own words, or the default ones where it has none. */
export const templateOf = ({ templates }: Pick<BillingSettings, 'templates'>, kind: MailKind): Template => ({
  subject: templates[kind].subject || DEFAULT_TEMPLATES[kind].subject,
  body: templates[kind].body || DEFAULT_TEMPLATES[kind].body,
});

/** Fills in what is known. What is not known yet stays as it is: the server fills in the number and the link when it sends. */
export const fillTemplate = (text: string, values: Partial<Record<Placeholder, string>>): string =>
  text.replaceAll(/\{(number|company|customer|total|due|link)\}/g, (whole, name: Placeholder) => values[name] ?? whole);
