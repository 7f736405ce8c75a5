// @module-tag emulators
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCompany } from './fixtures';
import { at, audit } from './records';
import { endClients, eventually, type Client } from './support';

let owner: Client;
let companyId: string;

beforeAll(async () => {
  ({ owner, companyId } = await newCompany());
});
afterAll(endClients);

describe('a photo’s file', () => {
  it('is deleted with the photo, and no other file is', async () => {
    const bucket = getStorage().bucket('demo-fieldwright.appspot.com');
    const path = `companies/${companyId}/jobs/j1/p1.jpg`;
    const logo = `companies/${companyId}/branding/logo.png`;
    const picture = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
    await Promise.all([bucket.file(path).save(picture), bucket.file(logo).save(picture)]);
    await Promise.all([
      at(companyId, 'photos/p1').set({ jobId: 'j1', path, ...audit(owner.uid) }),
      at(companyId, 'photos/p2').set({ jobId: 'j1', path: logo, ...audit(owner.uid) }),
    ]);

    await Promise.all([at(companyId, 'photos/p2').delete(), at(companyId, 'photos/p1').delete()]);

    await eventually(async () => !(await bucket.file(path).exists())[0], 'the file to go', 60_000);
    expect((await bucket.file(logo).exists())[0]).toBe(true);
  });
});
