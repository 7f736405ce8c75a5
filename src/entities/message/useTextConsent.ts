import { collections } from '@/data/collections';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import type { Customer } from '@/domain/customer/schema';
import { consentFault, consentStanding, type ConsentEntry, type ConsentStanding } from '@/domain/message/consent';
import { consentsOfNumber } from '@/domain/message/queries';
import { toTextNumber } from '@/domain/message/textNumber';
import type { Stored } from '@/domain/record/schema';

export type TextConsent = {
  /** In E.164; '' for a customer without a number that can be texted. */
  phone: string;
  standing: ConsentStanding;
  /** Why the customer may not be texted, as text; '' when they may. */
  fault: string;
  /** All that was said about the number, the newest first. */
  entries: readonly Stored<ConsentEntry>[];
  isLoading: boolean;
};

/** Whether a customer may be asked for the yes that is missing: who wrote STOP takes that back alone. */
export const mayAskForTexts = ({ phone, standing, fault, isLoading }: TextConsent): boolean =>
  !isLoading && phone !== '' && fault !== '' && standing !== 'stopped';

/** Whether a customer may be texted, as the ledger has it at this moment. */
export function useTextConsent(customer: Pick<Customer, 'phone' | 'consent'> | null): TextConsent {
  const phone = toTextNumber(customer?.phone ?? '');
  const { records, isLoading } = useLiveRecords(collections.consents, consentsOfNumber(phone), {
    isEnabled: phone !== '',
  });
  if (phone === '') {
    const fault = 'The customer has no phone number that can get text messages.';
    return { phone, standing: 'never-asked', fault, entries: [], isLoading: false };
  }
  const said = consentStanding(records);
  const standing = customer?.consent.sms === 'no' && said !== 'stopped' ? 'refused' : said;
  const fault = consentFault(standing, false);
  return { phone, standing, fault, entries: records, isLoading };
}
