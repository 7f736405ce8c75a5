import { expect, it } from 'vitest';
import { damageText } from './damageText';

it('says what happened to an unreadable version and why, and nothing for other activity', () => {
  expect(damageText({ verb: 'restored', detail: 'checklist: At most 30 checks' })).toBe(
    'saved a version that cannot be read (checklist: At most 30 checks); the last good one was put back',
  );
  expect(damageText({ verb: 'damaged', detail: '' })).toBe(
    'saved a version that cannot be read; there is no earlier one to put back',
  );
  expect(damageText({ verb: 'updated', detail: 'scheduled → closed' })).toBe('');
});
