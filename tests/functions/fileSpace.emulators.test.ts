// @module-tag emulators
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileCount } from '../../functions/src/files/recountFiles';
import { fileSpaceRef, readFileSpace } from '../../functions/src/files/fileSpace';
import { runNightly } from '../../functions/src/platform/nightly/runNightly';
import { deps } from './deps';
import { newCompany, newMember } from './fixtures';
import { adminAuth, db, endClients, eventually } from './support';

const bucket = getStorage().bucket('demo-fieldwright.appspot.com');

let companyId: string;
beforeAll(async () => {
  ({ companyId } = await newCompany());
});
afterAll(endClients);

const JPEG_HEAD = [0xff, 0xd8, 0xff, 0xe0];
const save = (path: string, bytes: number) =>
  bucket.file(path).save(Buffer.concat([Buffer.from(JPEG_HEAD), Buffer.alloc(bytes - JPEG_HEAD.length)]));
const counts = (bytes: number) =>
  eventually(async () => (await readFileSpace(db, companyId)).bytes === bytes, `${bytes} bytes`);

describe('a company’s stored files', () => {
  it('are counted as files are added and removed', async () => {
    await save(`companies/${companyId}/jobs/j1/a.jpg`, 3_000);
    await save(`companies/${companyId}/pictures/b.jpg`, 1_000);
    await counts(4_000);
    await bucket.file(`companies/${companyId}/jobs/j1/a.jpg`).delete();
    await counts(1_000);
  });

  it('are only what they claim to be: a file that isn’t a picture is deleted and not counted', async () => {
    const file = bucket.file(`companies/${companyId}/branding/archive.png`);
    await file.save(Buffer.from('PK\u0003\u0004 anything'), { contentType: 'image/png' });
    await eventually(async () => !(await file.exists())[0], 'the file to be gone');
    await counts(1_000);
  });

  it('are totaled at night if any changed, and then left alone', async () => {
    const night = { ...deps, bucket: () => Promise.resolve(bucket) };
    await fileSpaceRef(db, companyId).set({ bytes: 77, changedAt: deps.now() });
    const counted = async () => (await runNightly(night, `recount-${companyId}-${Math.random()}`, fileCount)).counts;
    expect(await counted()).toMatchObject({ counted: expect.any(Number) as number });
    expect(await readFileSpace(db, companyId)).toMatchObject({ bytes: 1_000 });
    expect(await counted()).toEqual({});
  });
});

describe('an account deleted in Auth', () => {
  it('loses membership immediately, although its token would be valid for another hour', async () => {
    const gone = await newMember(companyId, 'technician');
    await adminAuth.deleteUser(gone.uid);
    await eventually(
      async () => (await db.doc(`users/${gone.uid}`).get()).get('disabled') === true,
      'the member to be disabled',
    );
  });
});
