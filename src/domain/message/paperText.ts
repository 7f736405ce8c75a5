import { fillTemplate, type Placeholder } from '../invoice/mailText';
import { finishText } from './finishText';
import type { PaperTextKind } from './schema';

/** Default text messages for sending a document. `{link}` becomes the address of the document's page. */
const PAPER_TEXTS: Record<PaperTextKind, string> = {
  estimate: 'Hi {firstName}, your estimate {number} from {company} is ready: {link}',
  invoice: 'Hi {firstName}, here is invoice {number} from {company}: {link}',
  receipt: 'Hi {firstName}, {company} received your payment of {total}. Thank you! Your invoice: {link}',
  'service-report': 'Hi {firstName}, here is the report on the work that {company} did: {link}',
  agreement: 'Hi {firstName}, your service agreement {number} with {company} is here: {link}',
  'payment-reminder':
    'Hi {firstName}, a friendly reminder from {company}: {balance} is open on invoice {number}. See it and pay: {link}',
};
/** The receipt for a deposit, which has no invoice yet. */
const DEPOSIT_TEXT =
  'Hi {firstName}, {company} received your deposit of {total}. Thank you! It counts toward your total.';

/** Returns the suggested wording. Placeholders that aren't known yet stay in braces for the server to fill in. */
export const suggestedText = (
  kind: PaperTextKind,
  values: Partial<Record<Placeholder, string>>,
  { isDeposit = false }: { isDeposit?: boolean } = {},
): string => fillTemplate(isDeposit ? DEPOSIT_TEXT : PAPER_TEXTS[kind], values);

/** Returns a text as it is sent: with the document's link if it has one, with who it is from and how to opt out. */
export function paperText(
  message: string,
  values: Partial<Record<Placeholder, string>> & { link: string },
  companyName: string,
): string {
  const linked = values.link === '' || message.includes('{link}') ? message : `${message.trim()} {link}`;
  return finishText(fillTemplate(linked, values).replaceAll(/ {2,}/g, ' ').trim(), companyName);
}
