import { expect, it } from 'vitest';
import { spreadVisits } from './spreadVisits';

const spring = { dueFrom: '2027-04-01', dueBy: '2027-05-31' };

it('spreads visits over their season, soonest-ending first, and none in the past', () => {
  // 60 days for four visits, so 15 days apart.
  expect(spreadVisits([spring, spring, spring, spring], '2027-03-10')).toEqual([
    '2027-04-01',
    '2027-04-16',
    '2027-05-01',
    '2027-05-16',
  ]);
  const last = { dueFrom: '2027-03-01', dueBy: '2027-04-20' };
  expect(spreadVisits([spring, last], '2027-04-11')).toEqual(['2027-05-06', '2027-04-11']);
  // Its season is over: as soon as someone can.
  expect(spreadVisits([{ dueFrom: '2027-01-01', dueBy: '2027-02-28' }], '2027-04-11')).toEqual(['2027-04-11']);
});
