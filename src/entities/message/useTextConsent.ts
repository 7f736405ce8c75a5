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
  /** Why the customer may not be texted, as text; '' if they may. */
  fault: string;
  /** All ledger entries for the number, newest first. */
  entries: readonly Stored<ConsentEntry>[];
  isLoading: boolean;
};

/** Returns whether a customer may be asked for missing consent: only they can take back a STOP. */
export const mayAskForTexts = ({ phone, standing, fault, isLoading }: TextConsent): boolean =>
  !isLoading && phone !== '' && fault !== '' && standing !== 'stopped';

/** Returns whether a customer may be texted, according to the ledger's current state. */
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
