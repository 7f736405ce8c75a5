import {
  connectionHealth,
  type ConnectionHealth,
  type HealthFacts,
  type SentFacts,
} from '@/domain/administration/connectionHealth';
import { failedSince, lastSent } from '@/domain/administration/queries';
import { FAILED_MAIL_DAYS } from '@/domain/attention/queries';
import { BILLING_SETTINGS_ID, billingSettingsSchema } from '@/domain/billing/settings';
import { connectionSchema } from '@/domain/connection/schema';
import { googleLocationSchema, GOOGLE_LOCATION_LIMIT } from '@/domain/google-profile/schema';
import { addDaysToInstant } from '@/lib/calendar';
import { payoutAccountRecordSchema, payoutAccounts } from '../payments/accounts';
import type { Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { asked } from '../platform/listQuery';
import { fieldsIn } from '../platform/readable';
import { readSetup } from '../quickbooks/records';

type Caller = Pick<Member, 'companyId' | 'company'>;

/** Returns the health of the company's external connections from stored data; no provider is called. */
export async function readHealth(deps: Deps, { companyId, company }: Caller): Promise<ConnectionHealth[]> {
  const { db } = deps;
  const now = deps.now();
  const [account, connected, locations, setup, billing, mail, texts] = await Promise.all([
    payoutAccounts(db).doc(companyId).get(),
    inCompany(db, companyId, 'connections').get(),
    inCompany(db, companyId, 'googleLocations').limit(GOOGLE_LOCATION_LIMIT).get(),
    readSetup(deps, companyId),
    inCompany(db, companyId, 'settings').doc(BILLING_SETTINGS_ID).get(),
    sentFacts(deps, companyId, 'mail'),
    sentFacts(deps, companyId, 'texts'),
  ]);
  const known = fieldsIn(connectionSchema, connected.docs);
  const connections: HealthFacts['connections'] = Object.fromEntries(known.map((one) => [one.provider, one]));
  const broken = fieldsIn(googleLocationSchema, locations.docs).find(({ fault }) => fault !== '');
  return connectionHealth({
    features: company.features,
    payoutAccount: payoutAccountRecordSchema.safeParse(account.data()).data ?? null,
    connections,
    faults: {
      ...(broken && { google: { fault: `${broken.title}: ${broken.fault}`, faultAt: broken.readAt } }),
      quickbooks: { fault: setup.lastFault, faultAt: '' },
    },
    financing: billingSettingsSchema.parse(billing.data() ?? {}).financing,
    mail,
    texts,
    now,
  });
}

async function sentFacts({ db, now }: Deps, companyId: string, log: 'mail' | 'texts'): Promise<SentFacts> {
  const all = inCompany(db, companyId, log);
  const failed = failedSince(addDaysToInstant(now(), -FAILED_MAIL_DAYS));
  const { limit: _, ...every } = failed;
  const [sent, last] = await Promise.all([asked(all, lastSent()).get(), asked(all, failed).get()]);
  const fault = last.docs[0];
  return {
    lastSentAt: String(sent.docs[0]?.get('requestedAt') ?? ''),
    failedCount: fault ? (await asked(all, every).count().get()).data().count : 0,
    fault: String(fault?.get('error') ?? ''),
    faultAt: String(fault?.get('requestedAt') ?? ''),
  };
}
