import { expect, it } from 'vitest';
import { buildCustomer } from '@/testing/factories/customer';
import { inAiWorld } from './aiTalk';
import { COMPANY, type AiWorld } from './aiWorld';
import type { Member } from '../../functions/src/platform/access';

// Tests the answers about new technicians and expiring licenses, given by the rules. The world's date is Monday,
// November 23, 2026.

let world: AiWorld;
let owner: Member;

inAiWorld(async (opened) => {
  world = opened;
  owner = await world.as('admin');
  const added = (id: string, createdAt: string, more: object = {}) =>
    world.deps.db
      .doc(`companies/${COMPANY}/customers/${id}`)
      .set({ ...buildCustomer({ id, name: `Customer ${id}` }), createdAt, ...more });
  // The evening before, it's October in Asheville but already November in UTC.
  await added('october', '2026-11-01T03:30:00.000Z');
  await added('first', '2026-11-01T14:00:00.000Z');
  await added('latest', '2026-11-20T14:00:00.000Z');
  await added('merged', '2026-11-21T14:00:00.000Z', { mergedIntoId: 'first' });
  await world.deps.db.doc('users/owner/technicians/tech-1').update({
    licences: [
      { id: 'over', name: 'EPA 608', number: 'E-1', expiresOn: '2026-11-22' },
      { id: 'soon', name: 'Journeyman', number: 'J-2', expiresOn: '2027-01-15' },
      { id: 'far', name: 'Backflow', number: 'B-3', expiresOn: '2028-06-30' },
      { id: 'open', name: 'OSHA 10', number: '', expiresOn: '' },
    ],
  });
});

const answerTo = async (text: string) => (await world.ask(owner, { text })).answer.message.text;

it('new customers are those of the company’s days, without merged ones', async () => {
  const text = await answerTo('Which customers were added this month?');
  expect(text).toContain('2 customers');
  expect(text.indexOf('Customer latest')).toBeLessThan(text.indexOf('Customer first'));
  expect(text).not.toMatch(/Customer (?:october|merged)/);
  expect(await answerTo('How many new customers in October?')).toContain('1 customer');
  expect(await answerTo('How many new customers in 2025?')).toContain('No customer was added');
});

it('expiring licenses are listed with their day, expired ones first', async () => {
  const text = await answerTo('Which licenses expire soon?');
  expect(text).toMatch(/EPA 608 E-1, expired Nov 22.*Journeyman J-2, expires Jan 15, 2027/s);
  expect(text).not.toMatch(/Backflow|OSHA/);
  expect(await answerTo('Which licenses have expired?')).not.toContain('Journeyman');
  expect(await answerTo('Which certifications run out in the next three years?')).toContain('Backflow');
  expect(await answerTo('Which certifications run out within 30 days?')).not.toContain('Journeyman');
  expect(await answerTo('Which licenses expire next year?')).toContain('Journeyman');
});
