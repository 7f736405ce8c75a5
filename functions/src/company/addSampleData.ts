import { hasFeature } from '@/domain/access/features';
import { companySchema } from '@/domain/company/schema';
import { manifestOf } from '@/domain/record/manifests';
import { addSampleData as contract } from '@/domain/sample-data/api';
import { sampleRecords } from '@/domain/sample-data/sampleRecords';
import { hasSamples, NO_SAMPLES, SAMPLE_COLLECTIONS, type SampleData } from '@/domain/sample-data/schema';
import { member } from '../platform/access';
import { sampleAudit, updatedStamp } from '../platform/audit';
import { companyRef, inCompany } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { samplesIn } from './sampleRefs';

/** Adds the samples for the company's enabled features, all or none. Does nothing while samples already exist. */
export const addSampleData = defineCallable(
  contract,
  { access: member({ action: 'keepSampleData' }), rateLimit: { perMinute: 10 } },
  async (deps, _input, { companyId, uid }) =>
    deps.db.runTransaction(async (transaction) => {
      const ref = companyRef(deps.db, companyId);
      const company = companySchema.parse((await transaction.get(ref)).data() ?? {});
      if (hasSamples(company.sampleData)) return { count: countOf(company.sampleData) };
      // After the company, not in parallel: in a second click's transaction, waiting on the company, it would fail.
      const pricebook = await transaction.get(inCompany(deps.db, companyId, 'pricebook').limit(1));

      const isOn = (collection: (typeof SAMPLE_COLLECTIONS)[number]): boolean => {
        const { permission } = manifestOf(collection);
        return !('feature' in permission) || !permission.feature || hasFeature(company.features, permission.feature);
      };
      const now = deps.now();
      const records = sampleRecords({
        company,
        uid,
        now,
        newId: deps.newId,
        hasPricebook: !pricebook.empty || !isOn('pricebook'),
      }).filter(({ collection }) => isOn(collection));
      const place = { companyId, ownerUid: company.ownerId };
      const samples: SampleData = structuredClone(NO_SAMPLES);
      for (const { collection, id, data } of records) {
        samples[collection].push(id);
        transaction.create(samplesIn(deps, place, collection).doc(id), { ...data, ...sampleAudit(uid, now) });
      }
      transaction.update(ref, { sampleData: samples, ...updatedStamp(uid, now) });
      return { count: records.length };
    }),
);

const countOf = (samples: SampleData): number =>
  SAMPLE_COLLECTIONS.reduce((sum, collection) => sum + samples[collection].length, 0);
