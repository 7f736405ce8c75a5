import { describe, expect, it } from 'vitest';
import { missingToFinish, missingWords, photosNotTaken } from './finishing';

const check = (isDone: boolean) => ({ id: String(isDone), label: 'Filter', isDone, doneAt: '', doneBy: '' });

describe('finishing work', () => {
  it('says what is missing, or nothing', () => {
    const work = { checklist: [check(true), check(false)], photosToTake: ['Data plate', 'Filter'] };
    const nothing = { afterPhotos: 0, captions: [], signatures: 0 };
    const missing = missingToFinish(work, nothing);
    expect(missing).toEqual(['checks', 'photo', 'listedPhotos', 'signature']);
    expect(missingWords(missing, work, nothing)).toEqual([
      'One check is not checked off yet.',
      'There is no “after” photo.',
      'Photos not taken yet: Data plate, Filter.',
      'The customer has not signed.',
    ]);
    const everything = { afterPhotos: 1, captions: ['filter', 'Data plate '], signatures: 1 };
    expect(missingToFinish({ ...work, checklist: [check(true)] }, everything)).toEqual([]);
  });

  it('recognizes a required photo by its caption', () => {
    expect(photosNotTaken(['Data plate', 'Filter'], ['', 'FILTER', 'The cat'])).toEqual(['Data plate']);
    expect(photosNotTaken([], ['The cat'])).toEqual([]);
  });
});
