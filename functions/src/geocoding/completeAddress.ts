import type { DocumentReference } from 'firebase-admin/firestore';
import { warn } from 'firebase-functions/logger';
import { COMPLETION_LIMIT, completeAddress as contract } from '@/domain/contact/completionApi';
import type { Address } from '@/domain/contact/schema';
import { isSame } from '@/lib/stableJson';
import { member, type Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { stampOf } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { dayCounter } from '../platform/dayCounter';
import { defineCallable } from '../platform/defineCallable';
import { GEOCODING_SECRETS, geocodingConfig } from './config';

/** Each query may cost the server's operator money: enough for a morning of new customers, and an office of five. */
const [QUESTIONS_OF_A_PERSON, QUESTIONS_OF_A_COMPANY] = [400, 2_000];

/** Autocompletes addresses, if this server has a provider for it. Returns none without one, or when the day's limit is used up. */
export const completeAddress = defineCallable(
  contract,
  // Owners must be verified too.
  {
    access: member({ requiresVerifiedEmail: true }),
    rateLimit: { perMinute: 60, perNetwork: 240 },
    secrets: GEOCODING_SECRETS,
  },
  async (deps, typed, caller) => {
    const config = geocodingConfig();
    if (!config) return { isOn: false, addresses: [] };
    const [{ completionOf }, { GeocodingError }] = await Promise.all([import('./completions'), import('./geocoders')]);
    const complete = completionOf(config);
    if (!complete) return { isOn: false, addresses: [] };
    if (!(await takeQuestion(deps, caller))) return { isOn: true, addresses: [] };
    try {
      return { isOn: true, addresses: eachOnce(await complete(config, typed)).slice(0, COMPLETION_LIMIT) };
    } catch (error) {
      if (!(error instanceof GeocodingError)) throw error;
      warn('an address was not completed', { companyId: caller.companyId, detail: error.message });
      return { isOn: true, addresses: [] };
    }
  },
);

const eachOnce = (addresses: readonly Address[]): Address[] =>
  addresses.filter((address, index) => addresses.findIndex((other) => isSame(other, address)) === index);

/** Counts a query against the person's and the company's daily limit; false when either is used up. */
function takeQuestion(deps: Deps, { uid, companyId }: Member): Promise<boolean> {
  const at = deps.now();
  const ofCompany = dayCounter(deps, companyId, 'completions');
  const ofPerson = inCompany(deps.db, companyId, 'counters').doc(`completions-${uid}-${at.slice(0, 10)}`);
  return deps.db.runTransaction(async (transaction) => {
    const [company, person] = await transaction.getAll(ofCompany, ofPerson);
    const used = (stored: typeof company): number => Number(stored?.get('questions') ?? 0) + 1;
    if (used(company) > QUESTIONS_OF_A_COMPANY || used(person) > QUESTIONS_OF_A_PERSON) return false;
    const count = (ref: DocumentReference, stored: typeof company): void =>
      void transaction.set(ref, { questions: used(stored), ...stampOf(stored?.data(), '', at) });
    count(ofCompany, company);
    count(ofPerson, person);
    return true;
  });
}
