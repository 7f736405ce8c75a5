import { phoneDigits } from '@/domain/contact/format';

const LINK =
  /\b(?:https?:\/\/|www\.)\S+|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|net|org|io|co|info|biz|us|me|app|dev|ru|cn|xyz|top|site|link|ly|shop)\b(?:\/\S*)?/i;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const PHONE = /\+?\d[\d\s().-]{8,}\d/g;

/**
 * What in a text to a customer leads somewhere else than to the company: a link, or an address or number that is neither the company's
 * nor the customer's own. As a sentence, '' when there is nothing.
 */
export function foreignContact(text: string, known: readonly string[]): string {
  const mails = text.match(EMAIL) ?? [];
  const withoutMails = text.replaceAll(EMAIL, ' ');
  const link = LINK.exec(withoutMails)?.[0];
  if (link !== undefined)
    return `It holds a link (${link.slice(0, 60)}). Messages carry only our own links, which are added by themselves.`;
  const knownMails = known.map((one) => one.toLowerCase());
  const mail = mails.find((one) => !knownMails.includes(one.toLowerCase()));
  if (mail !== undefined) return `It names the e-mail address ${mail}, which is not the company’s.`;
  const digits = known.map(phoneDigits).filter((one) => one !== '');
  const phone = (withoutMails.match(PHONE) ?? []).find(
    (one) => phoneDigits(one).length >= 10 && !digits.includes(phoneDigits(one)),
  );
  return phone === undefined ? '' : `It names the phone number ${phone.trim()}, which is not the company’s.`;
}
