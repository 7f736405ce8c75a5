import { sha256Hex } from '@/lib/sha256Hex';
import { stableJson } from '@/lib/stableJson';
import type { AgreementInput } from './schema';

/** What a signature is given for: SHA-256 (hex) over the terms, the price and what is covered. */
export function agreementHash(agreement: AgreementInput): Promise<string> {
  const { plan, units, interval, priceCents, currency, startsOn, propertyId, customerId } = agreement;
  return sha256Hex(stableJson({ plan, units, interval, priceCents, currency, startsOn, propertyId, customerId }));
}
