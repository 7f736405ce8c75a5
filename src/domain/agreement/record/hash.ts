import { stableJson } from '@/lib/stableJson';
import type { AgreementInput } from './schema';

/** What a signature is given for: SHA-256 (hex) over the terms, the price and what is covered. */
export async function agreementHash(agreement: AgreementInput): Promise<string> {
  const { plan, units, interval, priceCents, currency, startsOn, propertyId, customerId } = agreement;
  const text = stableJson({ plan, units, interval, priceCents, currency, startsOn, propertyId, customerId });
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
