import { expect, it, vi } from 'vitest';
import { putFile } from './putFile';

vi.mock('firebase/storage', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('says that the connection is missing when the upload code cannot be fetched', async () => {
  const file = new Blob(['x']);
  await expect(putFile({ path: 'a.png', companyId: 'c', file, contentType: 'image/png' })).rejects.toMatchObject({
    code: 'unavailable',
    userMessage: 'The server cannot be reached. Check your connection and try again.',
  });
});
