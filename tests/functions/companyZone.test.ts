import { afterAll, expect, it } from 'vitest';
import { newCompany } from './fixtures';
import { db, endClients, eventually } from './support';

afterAll(endClients);

it('is the time zone of a real place: an unknown one is restored', async () => {
  const { owner, companyId } = await newCompany();
  const company = db.doc(`companies/${companyId}`);
  const save = (timeZone: string) => company.update({ timeZone, updatedBy: owner.uid, revision: `r-${timeZone}` });
  const zone = async (): Promise<unknown> => (await company.get()).get('timeZone');

  await save('Pacific/Kiritimati');
  for (const unknown of ['Not/AZone', 'Etc/GMT-14']) {
    await save(unknown);
    await eventually(async () => (await zone()) === 'Pacific/Kiritimati', 'the zone from before');
  }
  const stored = (await company.get()).data();
  expect(stored).toMatchObject({ updatedBy: '', baseRevision: 'r-Etc/GMT-14' });
});
