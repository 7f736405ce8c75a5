import { afterAll, expect, it } from 'vitest';
import { countFile } from '../../functions/src/files/countFile';
import { fileSpaceRef, readFileSpace } from '../../functions/src/files/fileSpace';
import { deps } from './deps';
import { newCompany } from './fixtures';
import { db, endClients, eventually } from './support';

const GIGABYTE = 1_000_000_000;

afterAll(endClients);

it('a company’s files are counted, and fill its space until it pays', async () => {
  const { companyId } = await newCompany();
  const count = (name: string, bytes: number) => countFile(deps, { name, bytes });
  const company = db.doc(`companies/${companyId}`);
  const isFull = async () => (await company.get()).get('isFileSpaceFull') === true;
  await count(`companies/${companyId}/jobs/j1/a.jpg`, 3_000);
  await count(`companies/${companyId}/pictures/b.jpg`, 1_000);
  await count(`companies/${companyId}/jobs/j1/a.jpg`, -3_000);
  await count('elsewhere/c.jpg', 5_000);
  expect((await readFileSpace(db, companyId)).bytes).toBe(1_000);
  expect(await isFull()).toBe(false);

  const { revision } = (await company.get()).data() ?? {};
  await fileSpaceRef(db, companyId).update({ bytes: GIGABYTE - 1 });
  await count(`companies/${companyId}/pictures/d.jpg`, 1);
  expect(await isFull()).toBe(true);
  expect((await company.get()).get('baseRevision')).toBe(revision);
  await company.update({ 'subscription.firstPaidAt': '2026-11-01T00:00:00.000Z' });
  await eventually(async () => !(await isFull()), 'room for more');
  // Events that come twice take off no more than there is.
  await count(`companies/${companyId}/pictures/d.jpg`, -2 * GIGABYTE);
  expect((await readFileSpace(db, companyId)).bytes).toBe(0);
});

it('files of a company that is gone are counted nowhere', async () => {
  await countFile(deps, { name: 'companies/gone/pictures/a.jpg', bytes: 1 });
  expect((await fileSpaceRef(db, 'gone').get()).exists).toBe(false);
});
