import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BRAND_VERSIONS_KEPT } from '@/domain/brand/version';
import { DEFAULT_BRAND_KIT, type BrandKit } from '@/domain/brand/schema';
import { shareDocument } from '@/domain/public-document/api';
import { addEstimate, readFaceOf } from './estimates';
import { newCompany } from './fixtures';
import { addCustomer, at } from './records';
import { db, endClients, eventually, type Client } from './support';

let owner: Client;
let companyId: string;
let saves = 0;
const BEGAN = Date.now();
/** Later than the server's time, which the first version has. */
const savedAt = (count: number): string => new Date(BEGAN + count * 60_000).toISOString();

beforeAll(async () => {
  ({ owner, companyId } = await newCompany());
  await db.doc(`users/${owner.uid}`).update({ 'features.estimates': true });
});
afterAll(endClients);

const versions = async () =>
  (await db.collection(`companies/${companyId}/brandVersions`).orderBy('savedAt', 'desc').get()).docs.map((one) =>
    one.data(),
  );

/** Saves the kit as a person would, each time a minute after the last. */
async function saveKit(kit: Partial<BrandKit>): Promise<void> {
  saves += 1;
  await db.doc(`companies/${companyId}`).update({
    branding: { ...DEFAULT_BRAND_KIT, ...kit },
    updatedBy: owner.uid,
    updatedAt: savedAt(saves),
    revision: `kit-${String(saves).padStart(8, '0')}`,
  });
}

describe('the brand kit', () => {
  it('keeps each version with its author and time, including the first', async () => {
    await saveKit({ primaryColor: '#ffc400', tagline: 'Down safe' });
    await db.doc(`companies/${companyId}`).update({ phone: '(512) 555-0177', revision: 'phone-00000001' });
    await saveKit({ primaryColor: '#ffc400', tagline: 'Down safe, hauled clean' });
    const kept = await eventually(
      async () => {
        const found = await versions();
        return found.length >= 3 ? found : null;
      },
      'three versions',
      60_000,
    );
    expect(kept.map(({ kit }) => (kit as BrandKit).tagline)).toEqual(['Down safe, hauled clean', 'Down safe', '']);
    expect(kept[0]).toMatchObject({ savedBy: owner.uid, savedAt: savedAt(2) });
  });

  it('keeps no more versions than documented', async () => {
    for (let index = 0; index < BRAND_VERSIONS_KEPT + 2; index += 1) {
      await saveKit({ tagline: `Number ${index}` });
      await eventually(
        async () => JSON.stringify((await versions())[0]).includes(`"Number ${index}"`) || null,
        `version ${index}`,
        60_000,
      );
    }
    expect(await versions()).toHaveLength(BRAND_VERSIONS_KEPT);
  });

  it('updates sent documents to the current kit, also during a revision, and changes nothing else in them', async () => {
    await saveKit({ primaryColor: '#1d4e89', tagline: 'As sent' });
    const customerId = await addCustomer(companyId, owner.uid, {});
    const id = await addEstimate(companyId, owner.uid, customerId);
    const { token } = await owner.call(shareDocument, { kind: 'estimate', subjectId: id });
    const sent = await readFaceOf(token);
    expect(sent).toMatchObject({ company: { primaryColor: '#1d4e89', kit: { tagline: 'As sent' } } });
    await at(companyId, `estimates/${id}`).update({
      state: 'draft',
      title: 'Not sent yet',
      revision: 'later-00000001',
    });

    await saveKit({ primaryColor: '#9c2f1b', tagline: 'Later' });
    const face = await eventually(
      async () => {
        const now = await readFaceOf(token);
        return JSON.stringify(now).includes('Later') ? now : null;
      },
      'the link in the new look',
      60_000,
    );
    const asNow = { primaryColor: '#9c2f1b', kit: { tagline: 'Later' } };
    expect(face).toMatchObject({ company: asNow, paper: { company: asNow } });
    const saidOf = ({ paper, endsAt, subjectId }: Record<string, unknown> = {}) => ({
      endsAt,
      subjectId,
      paper: { ...(paper as object), company: null },
    });
    expect(saidOf(face)).toEqual(saidOf(sent));
  });
});
