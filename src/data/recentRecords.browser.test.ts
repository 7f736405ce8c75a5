import { expect, it } from 'vitest';
import { forgetRecentRecords, noteRecentRecord, recentRecords } from './recentRecords';

const ADA = { uid: 'ada', companyId: 'c1' };
const page = (number: number) => ({ path: `/jobs/${number}`, title: `Job ${number}` });

it('keeps the 40 latest, newest first, without duplicates', () => {
  for (let number = 1; number <= 50; number += 1) noteRecentRecord(ADA, page(number));
  noteRecentRecord(ADA, { path: '/jobs/15', title: 'No heat' });
  const kept = recentRecords(ADA);
  expect(kept).toHaveLength(40);
  expect(kept.slice(0, 3).map(({ title }) => title)).toEqual(['No heat', 'Job 50', 'Job 49']);
});

it('belongs to one user in one company, and is cleared on sign-out', () => {
  noteRecentRecord(ADA, page(1));
  expect(recentRecords({ uid: 'ada', companyId: 'c2' })).toEqual([]);
  expect(recentRecords({ uid: 'ben', companyId: 'c1' })).toEqual([]);
  localStorage.setItem('fieldwright:nav', '{}');
  forgetRecentRecords();
  expect(recentRecords(ADA)).toEqual([]);
  expect(localStorage.getItem('fieldwright:nav')).toBe('{}');
});

it('ignores damaged storage', () => {
  localStorage.setItem('fieldwright:recent:c1:ada', '[{"path":7},null]');
  expect(recentRecords(ADA)).toEqual([]);
  localStorage.setItem('fieldwright:recent:c1:ada', 'not JSON');
  expect(recentRecords(ADA)).toEqual([]);
});
