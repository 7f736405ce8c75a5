import { afterAll, describe, expect, it } from 'vitest';
import { countFile } from '../../functions/src/files/countFile';
import { fileSpaceRef, readFileSpace } from '../../functions/src/files/fileSpace';
import { removeForeign } from '../../functions/src/files/removeForeign';
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
  // Duplicate events don't subtract more than there is.
  await count(`companies/${companyId}/pictures/d.jpg`, -2 * GIGABYTE);
  expect((await readFileSpace(db, companyId)).bytes).toBe(0);
});

it('files of a deleted company aren’t counted', async () => {
  await countFile(deps, { name: 'companies/gone/pictures/a.jpg', bytes: 1 });
  expect((await fileSpaceRef(db, 'gone').get()).exists).toBe(false);
});

describe('a file stored as something it isn’t', () => {
  const JPEG = [0xff, 0xd8, 0xff, 0xe0];
  const PDF = [...new TextEncoder().encode('%PDF-1.7')];
  const ZIP = [0x50, 0x4b, 0x03, 0x04];
  /** A bucket with one file, which can tell afterward whether the file still exists. */
  const stored = (bytes: readonly number[]) => {
    const held = { isThere: true };
    const file = {
      exists: () => Promise.resolve([held.isThere]),
      download: ({ start, end }: { start: number; end: number }) =>
        Promise.resolve([Buffer.from(bytes).subarray(start, end + 1)]),
      delete: () => {
        held.isThere = false;
        return Promise.resolve();
      },
    };
    const bucket = () => Promise.resolve({ file: () => file });
    return { held, taker: { bucket } as unknown as Pick<typeof deps, 'bucket'> };
  };
  const staysIn = async (folder: string, bytes: readonly number[]): Promise<boolean> => {
    const { held, taker } = stored(bytes);
    await removeForeign(taker, { name: `companies/c1/${folder}/file`, bytes: bytes.length });
    return held.isThere;
  };

  it.each(['jobs/j1', 'branding', 'pictures'])('is deleted from %s, where pictures are stored', async (folder) => {
    expect(await staysIn(folder, ZIP)).toBe(false);
    expect(await staysIn(folder, PDF)).toBe(false);
    expect(await staysIn(folder, JPEG)).toBe(true);
  });

  it.each(['credentials', 'contracts'])('is deleted from %s, where documents are stored as well', async (folder) => {
    expect(await staysIn(folder, ZIP)).toBe(false);
    expect(await staysIn(folder, PDF)).toBe(true);
    expect(await staysIn(folder, JPEG)).toBe(true);
  });

  it('is kept where only functions write', async () => {
    expect(await staysIn('exports', ZIP)).toBe(true);
  });
});
