import { cutText } from '@/lib/cutText';
import { sha256Hex } from '@/lib/sha256Hex';
import { tidyAddress } from '../../contact/postalAddress';
import { optionalEmail, optionalPhone } from '../../contact/schema';
import { EMPTY_LEAD, whoOf } from '../arrival';
import {
  LEAD_MESSAGE_LENGTH,
  LEAD_ORIGINAL_LENGTH,
  type LeadInput,
  type LeadReceipt,
  type LeadSeller,
} from '../schema';
import { leadOfMail } from './parsers';
import { readMail } from './readMail';

export type ImportedMail = {
  seller: LeadSeller;
  externalId: string;
  input: LeadInput;
  /** Its arrival receipt, without the lead's id. */
  receipt: Omit<LeadReceipt, 'leadId' | 'receivedAt'>;
  /** According to the e-mail; '' if it doesn't say. */
  sentAt: string;
  /** Whether the details found in it are enough to reach someone. */
  isRead: boolean;
};

const kept = (value: string, schema: typeof optionalPhone): string => {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : '';
};
const short = (text: string, length: number): string => cutText(text.replaceAll(/\s+/g, ' ').trim(), length);

/**
 * Converts a pasted or dropped lead e-mail to a lead for a person to review. Nothing is lost: anything the fields can't hold goes in the
 * message, and the whole e-mail is its receipt. Never throws.
 */
export function importMail(source: string): ImportedMail {
  const mail = readMail(source);
  const found = leadOfMail(mail);
  const phone = kept(found.phone, optionalPhone);
  const email = kept(found.email, optionalEmail);
  const named = whoOf(found.name);
  const { street, unit, city, state, postalCode } = found.address;
  const costCents = Math.min(found.costCents, 100_000_00);
  return {
    seller: found.seller,
    externalId: short(found.externalId, 200),
    input: {
      ...EMPTY_LEAD,
      ...named,
      phone,
      email,
      address: tidyAddress({
        street: short(street, 200),
        unit: short(unit, 60),
        city: short(city, 120),
        state: short(state, 60),
        postalCode: short(postalCode, 20),
      }),
      wanted: short(found.service, 160),
      message: cutText(found.message, LEAD_MESSAGE_LENGTH),
      channel: 'mail',
      costCents,
    },
    receipt: {
      channel: 'mail',
      seller: found.seller,
      sender: mail.from,
      subject: mail.subject,
      messageId: mail.messageId,
      externalId: short(found.externalId, 200),
      costCents,
      original: cutText(source.replaceAll(/\r\n?/g, '\n'), LEAD_ORIGINAL_LENGTH),
    },
    sentAt: mail.sentAt,
    isRead: [phone, email, named.firstName, named.lastName, named.companyName].some((part) => part !== ''),
  };
}

/**
 * Returns the id for an e-mail's lead, so that the same e-mail pasted twice is one lead: from the seller's own number, the e-mail's id, or
 * its text.
 */
export async function mailLeadId({ seller, externalId, receipt }: ImportedMail): Promise<string> {
  const known = externalId !== '' ? `${seller} ${externalId}` : receipt.messageId || receipt.original;
  return `mail${(await sha256Hex(known)).slice(0, 16)}`;
}
