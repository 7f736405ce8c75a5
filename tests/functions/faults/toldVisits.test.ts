import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAY_HAVE_ARRIVED } from '@/domain/message/handOver';
import { sendVisitMessage } from '@/domain/message/api';
import { newId } from '@/lib/ids';
import { db, refusal } from '../support';
import { addVisit, newShop, type Shop } from '../texts';
import { startCutMailServer, startCutTextServer, type CutServer, type Fault } from './cutServers';

let mail: CutServer;
let texts: CutServer;
beforeAll(async () => {
  [mail, texts] = await Promise.all([startCutMailServer(), startCutTextServer()]);
});
beforeEach(() => {
  // Texts are only sent during the day.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOON) });
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.stubEnv('MAIL_FROM', 'mail@fieldwright.example');
  vi.stubEnv('SMTP_URL', mail.url);
  vi.stubEnv('TWILIO_API_BASE', texts.url);
  for (const server of [mail, texts]) Object.assign(server, { fault: 'none', taken: [] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});
afterAll(() => Promise.all([mail.stop(), texts.stop()]));

/** Noon in Austin on Monday, June 1, the day of the visit. */
const NOON = '2026-06-01T17:00:00.000Z';
const TODAY = { startsAt: '2026-06-01T17:30:00.000Z', endsAt: '2026-06-01T18:30:00.000Z' };

type Way = 'email' | 'sms';
/** The same dialog, however often its button is clicked. */
async function openDialog(channel: Way) {
  const shop = await newShop();
  const visitId = await addVisit(shop, TODAY);
  const message = {
    visitId,
    kind: 'on-my-way' as const,
    channel,
    sendId: newId(),
    subject: 'On the way',
    message: 'Hi',
  };
  return { shop, click: () => shop.owner.call(sendVisitMessage, message) };
}
const statesOf = async ({ companyId }: Shop, way: Way): Promise<string[]> =>
  (await db.collection(`companies/${companyId}/${way === 'email' ? 'mail' : 'texts'}`).get()).docs.map((one) =>
    String(one.get('state')),
  );

describe.each([
  ['email', () => mail],
  ['sms', () => texts],
] as const)('a message about a visit, by %s,', (way, serverOf) => {
  it('that the provider accepted returns its recipient, and again when repeated', async () => {
    const { shop, click } = await openDialog(way);
    const told = await click();
    expect(told.to).toMatch(way === 'email' ? /^ada@example\.com$/ : /^\(512\) \d{3}-\d{4}$/);
    serverOf().fault = 'refuse';
    expect(await click()).toEqual(told);
    expect(serverOf().taken).toHaveLength(1);
    expect(await statesOf(shop, way)).toEqual(['sent']);
  });

  it.each(['refuse', 'busy'] as const)(
    'that certainly wasn’t accepted (“%s”) can be resent from the same dialog, and then goes out once',
    async (fault: Fault) => {
      const { shop, click } = await openDialog(way);
      serverOf().fault = fault;
      const first = await refusal(click());
      expect(first.code).toBe('unavailable');
      expect(first.message).not.toBe(MAY_HAVE_ARRIVED);
      expect(serverOf().taken).toEqual([]);
      serverOf().fault = 'none';
      await click();
      await click();
      expect(serverOf().taken).toHaveLength(1);
      expect((await statesOf(shop, way)).toSorted()).toEqual(['failed', 'sent']);
    },
  );

  it('that may have arrived says so, and further clicks don’t send it again', async () => {
    const { shop, click } = await openDialog(way);
    serverOf().fault = 'cut-after';
    const unknown = { code: 'failed-precondition', message: MAY_HAVE_ARRIVED };
    expect(await refusal(click())).toEqual(unknown);
    serverOf().fault = 'none';
    expect(await refusal(click())).toEqual(unknown);
    expect(serverOf().taken).toHaveLength(1);
    expect(await statesOf(shop, way)).toEqual(['unclear']);
  });
});
