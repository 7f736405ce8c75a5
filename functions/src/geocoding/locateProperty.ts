import type { DocumentReference } from 'firebase-admin/firestore';
import { warn } from 'firebase-functions/logger';
import { pinAt } from '@/domain/contact/pin';
import type { Address } from '@/domain/contact/schema';
import { mayBeFound, pinFoundOf, takesFound } from '@/domain/property/located';
import { propertySchema } from '@/domain/property/schema';
import { isSame } from '@/lib/stableJson';
import type { Deps } from '../platform/admin';
import { confirmedAccount } from '../mail/allowance';
import { stampOf } from '../platform/audit';
import { companyRef, inCompany } from '../platform/collections';
import { dayCounter } from '../platform/dayCounter';
import { defineReaction } from '../platform/reaction';
import { hasChanged } from '../platform/recordChange';
import { GEOCODING_SECRETS, geocodingConfig } from './config';
import { askGeocoder, GeocodingError } from './geocoders';
import { queueAgain } from './queue';

/** Each address may cost the server's operator money, and the free providers ask for restraint. */
const ADDRESSES_A_DAY = 5_000;

/** `later`: the provider or the daily limit refused, or the owner isn't verified. */
type Outcome = 'found' | 'nothing' | 'not-needed' | 'later';

const placeSchema = propertySchema.pick({ address: true, pin: true, pinFound: true });

/**
 * Geocodes a property's address, if this server has a provider, and stores the result as its pin: only these fields, without a new
 * revision, because it's no person's edit and must not conflict with someone editing it. If the address changes in the meantime, its own
 * event handles that.
 * @param isNewAddress whether the result for the previous address no longer counts
 */
export async function locateProperty(
  deps: Deps,
  { companyId, propertyId, isNewAddress }: { companyId: string; propertyId: string; isNewAddress: boolean },
): Promise<Outcome> {
  const config = geocodingConfig();
  if (!config) return 'not-needed';
  const ref = inCompany(deps.db, companyId, 'properties').doc(propertyId);
  const before = await readPlace(ref);
  if (!before || !mayBeFound(before.address) || !takesFound(before, isNewAddress)) return 'not-needed';
  if (!(await isConfirmed(deps, companyId)) || !(await takeOne(deps, companyId))) return 'later';
  try {
    const found = await askGeocoder(config, before.address);
    await keep(deps, ref, {
      address: before.address,
      isNewAddress,
      pin: found ? pinAt(found.at) : '',
      pinFound: pinFoundOf(found),
    });
    return found ? 'found' : 'nothing';
  } catch (error) {
    if (!(error instanceof GeocodingError)) throw error;
    warn('an address was not looked up', { companyId, propertyId, detail: error.message });
    return 'later';
  }
}

async function readPlace(ref: DocumentReference) {
  const parsed = placeSchema.safeParse((await ref.get()).data() ?? {});
  return parsed.success ? parsed.data : null;
}

function keep(
  { db }: Deps,
  ref: DocumentReference,
  { address, isNewAddress, ...found }: { address: Address; isNewAddress: boolean; pin: string; pinFound: string },
): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(ref)).data();
    const now = placeSchema.safeParse(stored ?? {});
    if (!stored || !now.success) return;
    if (isSame(now.data.address, address) && takesFound(now.data, isNewAddress)) transaction.update(ref, found);
  });
}

/** Nothing that costs money is done for a company whose owner isn't verified. */
async function isConfirmed(deps: Deps, companyId: string): Promise<boolean> {
  const ownerId: unknown = (await companyRef(deps.db, companyId).get()).get('ownerId');
  return typeof ownerId === 'string' && (await confirmedAccount(deps, ownerId)) !== null;
}

/** Counts an address against the company's daily limit; false when it is used up. */
function takeOne(deps: Deps, companyId: string): Promise<boolean> {
  const at = deps.now();
  const ref = dayCounter(deps, companyId, 'geocoding');
  return deps.db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(ref)).data();
    const used = Number(stored?.['addresses'] ?? 0) + 1;
    if (used > ADDRESSES_A_DAY) return false;
    transaction.set(ref, { addresses: used, ...stampOf(stored, '', at) });
    return true;
  });
}

/** Looks up a new address immediately; anything that fails now waits in the queue. */
export const locateOnProperty = defineReaction(
  'locateOnProperty',
  'properties',
  async (deps, { params: { companyId = '', id = '' }, before }) => {
    const outcome = await locateProperty(deps, { companyId, propertyId: id, isNewAddress: before !== null });
    if (outcome === 'later') await queueAgain(deps, companyId);
  },
  {
    concerns: (change) => change.after !== null && hasChanged(change, ['address']),
    secrets: GEOCODING_SECRETS,
  },
);
