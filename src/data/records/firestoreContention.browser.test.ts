import { FirestoreError } from 'firebase/firestore';
import { expect, it, vi } from 'vitest';
import { despiteOthers } from './firestoreContention';

const collided = (code: 'aborted' | 'failed-precondition') =>
  Object.setPrototypeOf(Object.assign(new Error(code), { code }), FirestoreError.prototype) as Error;

it('retries after a collision', async () => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValueOnce(collided('aborted')).mockResolvedValue('done');
  expect(await despiteOthers(work)).toBe('done');
});

it('reports the server as busy, not a refusal, when others keep writing', async () => {
  const work = () => Promise.reject(collided('failed-precondition'));
  await expect(despiteOthers(work, 6)).rejects.toMatchObject({ code: 'unavailable' });
});

it('passes on a refusal unchanged', async () => {
  const refused = new Error('no');
  await expect(despiteOthers(() => Promise.reject(refused))).rejects.toBe(refused);
});
