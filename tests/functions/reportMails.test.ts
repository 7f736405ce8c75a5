import { beforeAll, expect, it } from 'vitest';
import { reportMonthSchema } from '@/domain/report/cells';
import { reportSettingsSchema } from '@/domain/report/settings';
import type { Envelope } from '../../functions/src/mail/client';
import { runNightly } from '../../functions/src/platform/nightly/runNightly';
import { reportsOfTheDay } from '../../functions/src/reports/mailReports';
import { newBooks, type Books } from './books';
import { depsAt } from './deps';
import { at, audit } from './records';
import { adminAuth, db } from './support';

let books: Books;
const mails: Envelope[] = [];
let isDown = false;
const nightOf = (day: string) =>
  runNightly(
    depsAt(() => `${day}T13:00:00.000Z`),
    `mailReports-${day}`,
    reportsOfTheDay((envelope) => {
      if (isDown) return Promise.reject(Object.assign(new Error('down'), { code: 'ECONNECTION' }));
      mails.push(envelope);
      return Promise.resolve({ refused: [] });
    }),
  );

beforeAll(async () => {
  books = await newBooks();
  const { companyId, uid } = books;
  for (const [id, fields] of Object.entries({
    [uid]: {},
    [`${uid}-office`]: { role: 'office' },
    [`${uid}-left`]: { companyId: 'another' },
    [`${uid}-off`]: { disabled: true },
    [`${uid}-crew`]: { role: 'technician' },
    [`${uid}-open`]: {},
  })) {
    const email = `${id}@example.com`.toLowerCase();
    await adminAuth.createUser({ uid: id, email, emailVerified: !id.endsWith('-open') });
    await db
      .doc(`users/${id}`)
      .set({ companyId, role: 'manager', features: {}, email, firstName: 'A', lastName: 'B', ...fields });
  }
  const cell = { jobs: 3, priceCents: 120_050, costCents: 20_000, laborMinutes: 90 };
  await at(companyId, 'reportMonths/2026-10').set({
    ...reportMonthSchema.parse({ month: '2026-10', cells: { all: cell, 'kind:service': cell, 'person:gone': cell } }),
    ...audit(uid),
  });
  await at(companyId, 'reportSettings/main').set({
    ...reportSettingsSchema.parse({
      laborCentsPerHour: 6_000,
      mails: [
        {
          id: 'm1',
          report: 'jobs',
          dayOfMonth: 5,
          memberIds: [uid, ...['office', 'left', 'off', 'crew', 'open'].map((who) => `${uid}-${who}`), 'nobody'],
        },
      ],
    }),
    ...audit(uid),
  });
});

it('goes out on its day, once, and only to confirmed members who may still see reports', async () => {
  await nightOf('2026-11-04');
  expect(mails).toEqual([]);
  await nightOf('2026-11-05');
  await nightOf('2026-11-05');
  expect(mails.map(({ to }) => to)).toMatchObject([[{ address: `${books.uid}@example.com`.toLowerCase() }]]);
  expect(mails[0]?.subject).toBe('Job profitability: last month’s report');
  expect(mails[0]?.text).toContain('/reports/jobs?range=last-month');

  // Three jobs for $1,200.50 with $200.00 of parts and 1.5 hours at $60.00: a margin of $910.50.
  const files = mails[0]?.attachments ?? [];
  const names = files.map(({ filename }) => filename);
  const texts = files
    .slice(1)
    .map(({ content }) => (Buffer.isBuffer(content) ? content.toString() : ''))
    .join('');
  expect(names).toContain('jobs-2026-10-kind.csv');
  expect(texts).toContain(',3,1200.50,200.00,1.50,90.00,910.50,75.8%');
  expect(texts).toContain('Former technician');
  expect(mails[0]?.text).toContain('attached as CSV files');
  expect(names[0]).toBe('jobs-2026-10.pdf');
  const pdf = files[0]?.content;
  expect(Buffer.isBuffer(pdf) && pdf.subarray(0, 5).toString()).toBe('%PDF-');
});

it('is retried in the next days while the mail server is down, for everyone', async () => {
  const { companyId, uid } = books;
  mails.length = 0;
  await at(companyId, 'reportSettings/main').update({
    mails: [{ id: 'm2', report: 'jobs', dayOfMonth: 8, memberIds: [uid, `${uid}-two`] }],
  });
  const email = `${uid}-two@example.com`.toLowerCase();
  await adminAuth.createUser({ uid: `${uid}-two`, email, emailVerified: true });
  await db
    .doc(`users/${uid}-two`)
    .set({ companyId, role: 'admin', features: {}, email, firstName: 'C', lastName: 'D' });
  isDown = true;
  await nightOf('2026-11-08');
  isDown = false;
  for (const day of ['2026-11-09', '2026-11-10', '2026-11-12']) await nightOf(day);
  expect(mails.map(({ to }) => to)).toMatchObject([
    [{ address: `${uid}@example.com`.toLowerCase() }],
    [{ address: email }],
  ]);
});
