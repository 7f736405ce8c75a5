import type { BillingSettings } from '../billing/settings';
import { isFormerDefault } from './formerMailTexts';

export type MailKind = keyof BillingSettings['templates'];
type Template = { subject: string; body: string };

/** The placeholders a template may contain, and their values. */
export const PLACEHOLDERS = ['firstName', 'customer', 'number', 'total', 'balance', 'due', 'company', 'link'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];
export const PLACEHOLDER_LABELS: Record<Placeholder, string> = {
  firstName: 'First name',
  customer: 'Full name',
  number: 'Number',
  total: 'Amount',
  balance: 'Balance due',
  due: 'Due date, or last day of an estimate',
  company: 'Your company',
  link: 'Button that opens the document',
};

/**
 * The defaults until a company writes its own. They don't say how to pay and contain no URL: `documents/email` adds the button, and what
 * the company can accept at the time.
 */
export const DEFAULT_TEMPLATES: Record<MailKind, Template> = {
  estimate: {
    subject: 'Estimate {number} from {company}',
    body: 'Hi {firstName},\n\nThank you for considering {company}. Your estimate is ready: you can look it over and accept it online. It is good until {due}.\n\nHave a question, or want something changed? Just reply to this e-mail.\n\nThank you,\n{company}',
  },
  invoice: {
    subject: 'Invoice {number} from {company}',
    body: 'Hi {firstName},\n\nThank you for your business. Here is invoice {number}. The balance of {balance} is due on {due}.\n\nIf anything looks off, just reply to this e-mail and we will take care of it.\n\nThank you,\n{company}',
  },
  receipt: {
    subject: 'Receipt from {company}',
    body: 'Hi {firstName},\n\nWe received your payment of {total} for invoice {number}. Thank you!\n\nPlease keep this e-mail as your receipt.\n\n{company}',
  },
  statement: {
    subject: 'Your statement from {company}',
    body: 'Hi {firstName},\n\nYour account statement is attached. Your current balance is {total}.\n\nIf you have any questions about it, just reply to this e-mail.\n\nThank you,\n{company}',
  },
  reminder: {
    subject: 'Reminder: invoice {number} from {company}',
    body: 'Hi {firstName},\n\nJust a friendly reminder that invoice {number} was due on {due}. The balance is {total}.\n\nIf your payment is already on its way, thank you, and please disregard this note.\n\nThank you,\n{company}',
  },
};

/** The receipt for a deposit, which has no invoice yet. */
export const DEPOSIT_RECEIPT: Template = {
  subject: 'Receipt from {company}',
  body: 'Hi {firstName},\n\nWe received your deposit of {total}. Thank you! It counts toward your total.\n\nPlease keep this e-mail as your receipt.\n\n{company}',
};

/** Sent with the report of finished work. */
export const SERVICE_REPORT_MAIL: Template = {
  subject: 'Service report {number} from {company}',
  body: 'Hi {firstName},\n\nThank you for having us out. Here is the report on the work we did.\n\nIf anything looks off, or you have a question, just reply to this e-mail.\n\nThank you,\n{company}',
};

/** Sent with a service agreement: an offer waits for a signature, a running one is for the customer's records. */
export const AGREEMENT_MAIL: Record<'offer' | 'copy', Template> = {
  offer: {
    subject: 'Service agreement {number} from {company}',
    body: 'Hi {firstName},\n\nThank you for your interest in becoming a member. Your service agreement is ready: you can look it over and sign it online. It costs {total}.\n\nHave a question, or want something changed? Just reply to this e-mail.\n\nThank you,\n{company}',
  },
  copy: {
    subject: 'Your service agreement {number} with {company}',
    body: 'Hi {firstName},\n\nHere is your service agreement. On its page you see your visits, what is billed, and how to cancel at any time.\n\nIf you have any questions, just reply to this e-mail.\n\nThank you,\n{company}',
  },
};

const ESTIMATE_REMINDER: Template = {
  subject: 'Reminder: estimate {number} from {company}',
  body: 'Hi {firstName},\n\nWe are checking in on the estimate we sent you. You can still look it over and accept it online. It is good until {due}.\n\nIf you have questions or your plans have changed, just reply to this e-mail.\n\nThank you,\n{company}',
};

type Templates = Pick<BillingSettings, 'templates'>;

const kept = (kind: MailKind, text: string): string => (isFormerDefault(kind, text) ? '' : text);

/** Returns a company's own text for a kind, '' if it has none: an unchanged suggestion of ours doesn't count. */
export const ownTemplate = ({ templates }: Templates, kind: MailKind): Template => ({
  subject: kept(kind, templates[kind].subject),
  body: kept(kind, templates[kind].body),
});

/** Returns the company's own wording, or the default. */
export function templateOf(settings: Templates, kind: MailKind): Template {
  const { subject, body } = ownTemplate(settings, kind);
  return { subject: subject || DEFAULT_TEMPLATES[kind].subject, body: body || DEFAULT_TEMPLATES[kind].body };
}

/** Returns the reminder of an unanswered estimate: the company's own wording for an estimate, or ours for a reminder. */
export function estimateReminderOf(settings: Templates): Template {
  const { subject, body } = ownTemplate(settings, 'estimate');
  return {
    subject: subject === '' ? ESTIMATE_REMINDER.subject : `Reminder: ${subject}`,
    body: body || ESTIMATE_REMINDER.body,
  };
}

/** Returns `{due}` of a document: its day as printed, or the words that replace it after `due on` or `good until` if it has none. */
export const dueText = (kind: 'estimate' | 'invoice', dayText: string): string =>
  dayText || (kind === 'estimate' ? 'further notice' : 'receipt');

/** Fills in known placeholders. Unknown ones stay: the server fills in the number and the link when sending. */
export const fillTemplate = (text: string, values: Partial<Record<Placeholder, string>>): string =>
  text.replaceAll(
    /\{(firstName|customer|number|total|balance|due|company|link)\}/g,
    (whole, name: Placeholder) => values[name] ?? whole,
  );

/**
 * Returns a customer's greeting: a person by first name, a company by its name, no name as "there". `sortName` distinguishes them: a
 * person's is `lovelace, ada`, a company's is its own name in lower case.
 */
export function greetingName({ name, sortName }: { name: string; sortName: string }): string {
  const [last = '', first = ''] = sortName.split(', ');
  const isPerson = first !== '' && name.toLowerCase() === `${first} ${last}`.trim();
  return (isPerson ? name.slice(0, first.length) : name) || 'there';
}
