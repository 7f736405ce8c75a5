import { expect, it } from 'vitest';
import { withTags, withoutTags } from './tags';

it('adds tags once regardless of capitalization, and removes them', () => {
  expect(withTags({ tags: ['VIP'] }, ['vip', 'Net 30', 'net 30'])).toEqual({ tags: ['VIP', 'Net 30'] });
  expect(withTags({ tags: ['VIP'] }, ['vip'])).toBeNull();
  expect(withoutTags({ tags: ['VIP', 'Net 30'] }, ['NET 30', 'other'])).toEqual({ tags: ['VIP'] });
  expect(withoutTags({ tags: ['VIP'] }, ['other'])).toBeNull();
  const full = Array.from({ length: 20 }, (_, index) => `tag ${index}`);
  expect(() => withTags({ tags: full }, ['one more'])).toThrow('at most 20 tags');
});
