import { afterAll, describe, expect, it } from 'vitest';
import { makeCalendarFeed, revokeCalendarFeed } from '@/domain/calendar-feed/api';
import { addDaysToInstant } from '@/lib/calendar';
import { nowIso } from '@/lib/dates';
import { newMember } from './fixtures';
import { at } from './records';
import { db, endClients, refusal } from './support';
import { addVisit, newShop } from './texts';

afterAll(endClients);

const placedAt = (days: number, technicianIds = ['t1']) => {
  const startsAt = addDaysToInstant(nowIso(), days);
  return { startsAt, endsAt: new Date(Date.parse(startsAt) + 3_600_000).toISOString(), technicianIds };
};

describe('a technician’s calendar', () => {
  it(
    'shows their visits around today through a secret link, and nothing once it is revoked',
    { tags: 'emulators' },
    async () => {
      const shop = await newShop({ isAgreed: false });
      await db.doc(`users/${shop.owner.uid}/technicians/t1`).set({ firstName: 'Grace', lastName: 'Hopper' });
      await addVisit(shop, placedAt(1), { title: 'Mine' });
      await addVisit(shop, placedAt(2), { title: 'Called off', state: 'cancelled' });
      await addVisit(shop, placedAt(1, ['t2']), { title: 'Somebody else’s' });
      await addVisit(shop, placedAt(70), { title: 'Far away' });

      const { url } = await shop.owner.call(makeCalendarFeed, { technicianId: 't1' });
      const answer = await fetch(url);
      expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('private, max-age=300');
      const calendar = await answer.text();
      expect(calendar.match(/^SUMMARY:.*$/gm)).toEqual(
        ['SUMMARY:Mine - Ada Lovelace\r', 'SUMMARY:Called off - Ada Lovelace\r'].map((line) => line.trimEnd()),
      );
      expect(calendar).toContain('STATUS:CANCELLED');
      const again = await fetch(url, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } });
      expect(again.status).toBe(304);

      const stored = (await at(shop.companyId, 'calendarFeeds/t1').get()).data();
      expect(JSON.stringify(stored)).not.toContain(url.slice(-26, -4));
      const second = await shop.owner.call(makeCalendarFeed, { technicianId: 't1' });
      expect((await fetch(url)).status).toBe(404);
      await shop.owner.call(revokeCalendarFeed, { technicianId: 't1' });
      for (const address of [second.url, second.url.replace(/[^/]+\.ics$/, 'x.ics'), second.url.replace('.ics', '')])
        expect((await fetch(address)).status).toBe(404);
    },
  );

  it('is created by the technician or a dispatcher, and shows nothing for former members', async () => {
    const shop = await newShop({ isAgreed: false });
    const [technician, colleague] = [
      await newMember(shop.companyId, 'technician'),
      await newMember(shop.companyId, 'technician'),
    ];
    const record = db.doc(`users/${shop.owner.uid}/technicians/t1`);
    await record.set({ firstName: 'Grace', linkedUid: technician.uid });
    expect((await refusal(colleague.call(makeCalendarFeed, { technicianId: 't1' }))).code).toBe('permission-denied');
    const { url } = await technician.call(makeCalendarFeed, { technicianId: 't1' });
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(200);
    await db.doc(`users/${technician.uid}`).update({ disabled: true });
    expect((await fetch(url)).status).toBe(404);
    await db.doc(`users/${technician.uid}`).update({ disabled: false });
    expect((await fetch(url)).status).toBe(200);
    await record.update({ status: 'archived' });
    expect((await fetch(url)).status).toBe(404);
  });
});
