import { expect, it } from 'vitest';
import { damageText } from './damageText';

it('says what happened to an unreadable version and why, and nothing for other activity', () => {
  expect(damageText({ verb: 'restored', detail: 'checklist: At most 30 checks' })).toBe(
    'saved an unreadable version (checklist: At most 30 checks); the last good one was restored',
  );
  expect(damageText({ verb: 'damaged', detail: '' })).toBe(
    'saved an unreadable version; there is no earlier one to restore',
  );
  expect(damageText({ verb: 'updated', detail: 'scheduled → closed' })).toBe('');
});
