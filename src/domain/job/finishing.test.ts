import { expect, it } from 'vitest';
import { missingToFinish, missingWords } from './finishing';

const check = (isDone: boolean) => ({ id: String(isDone), label: 'Filter', isDone, doneAt: '', doneBy: '' });

it('says what of finished work is not there, and nothing where all is', () => {
  const job = { checklist: [check(true), check(false)] };
  const missing = missingToFinish(job, { afterPhotos: 0, signatures: 0 });
  expect(missing).toEqual(['checks', 'photo', 'signature']);
  expect(missingWords(missing, job)[0]).toBe('One check is not ticked yet.');
  expect(missingToFinish({ checklist: [check(true)] }, { afterPhotos: 1, signatures: 1 })).toEqual([]);
});
