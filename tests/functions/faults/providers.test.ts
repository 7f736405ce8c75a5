import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { messageSettingsSchema } from '@/domain/message/settings';
import { remindOfVisits } from '../../../functions/src/messages/sendVisitReminders';
import { db } from '../support';
import { addVisit, newShop, setNow, textDeps, type Shop } from '../texts';
import { startCutMailServer, startCutTextServer, type CutServer, type Fault } from './cutServers';

let mail: CutServer;
let texts: CutServer;
beforeAll(async () => {
  [mail, texts] = await Promise.all([startCutMailServer(), startCutTextServer()]);
});
beforeEach(() => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.stubEnv('MAIL_FROM', 'mail@fieldwright.example');
  vi.stubEnv('SMTP_URL', mail.url);
  vi.stubEnv('TWILIO_API_BASE', texts.url);
  for (const server of [mail, texts]) Object.assign(server, { fault: 'none', taken: [] });
});
afterEach(() => void vi.unstubAllEnvs());
afterAll(() => Promise.all([mail.stop(), texts.stop()]));

/** Noon in Austin on Monday, June 1, and the hours after it. */
const hour = (after: number): string =>
  new Date(Date.parse('2026-06-01T20:00:00.000Z') + after * 3_600_000).toISOString();
const TOMORROW = { startsAt: '2026-06-02T14:00:00.000Z', endsAt: '2026-06-02T15:00:00.000Z' };
const remind = (shop: Shop, way: 'email' | 'sms') =>
  remindOfVisits(
    textDeps,
    shop.companyId,
    messageSettingsSchema.parse({
      reminder: { isByEmail: way === 'email', isBySms: way === 'sms', subject: '', emailText: '', smsText: '' },
    }),
  );
const logOf = async ({ companyId }: Shop, log: 'mail' | 'texts') =>
  (await db.collection(`companies/${companyId}/${log}`).orderBy('requestedAt').get()).docs.map((one) =>
    String(one.get('state')),
  );

/** Runs four hourly runs, the first two of which fail; returns how many were counted as sent. */
async function fourRuns(server: CutServer, fault: Fault, way: 'email' | 'sms') {
  const shop = await newShop();
  await addVisit(shop, TOMORROW);
  let sent = 0;
  for (let run = 0; run < 4; run += 1) {
    server.fault = run < 2 ? fault : 'none';
    setNow(hour(run));
    sent += (await remind(shop, way))['sent'] ?? 0;
  }
  return { sent, log: await logOf(shop, way === 'email' ? 'mail' : 'texts') };
}

describe.each([
  ['email', () => mail],
  ['sms', () => texts],
] as const)('a provider, by %s,', (way, serverOf) => {
  it.each(['refuse', 'busy'] as const)(
    'that answers “%s” certainly didn’t accept it: a later run sends it, once',
    async (fault) => {
      expect(await fourRuns(serverOf(), fault, way)).toEqual({ sent: 1, log: ['failed', 'failed', 'sent'] });
      expect(serverOf().taken).toHaveLength(1);
    },
  );

  it('that accepted the message and disconnected may have it: it is never resent automatically, and doesn’t count', async () => {
    expect(await fourRuns(serverOf(), 'cut-after', way)).toEqual({ sent: 0, log: ['unclear'] });
    expect(serverOf().taken).toHaveLength(1);
  });

  it('that is unreachable certainly didn’t accept it', async () => {
    const shop = await newShop();
    await addVisit(shop, TOMORROW);
    setNow(hour(0));
    const address = way === 'email' ? 'SMTP_URL' : 'TWILIO_API_BASE';
    const gone = way === 'email' ? await startCutMailServer() : await startCutTextServer();
    await gone.stop();
    vi.stubEnv(address, gone.url);
    expect(await remind(shop, way)).toMatchObject({ sent: 0, failedParts: 1 });
    vi.stubEnv(address, serverOf().url);
    setNow(hour(1));
    expect(await remind(shop, way)).toMatchObject({ sent: 1 });
    expect(serverOf().taken).toHaveLength(1);
  });
});

it('all attempts at an e-mail have the same Message-ID', async () => {
  const shop = await newShop();
  const visitId = await addVisit(shop, TOMORROW);
  mail.fault = 'busy';
  setNow(hour(0));
  await remind(shop, 'email');
  mail.fault = 'none';
  setNow(hour(1));
  await remind(shop, 'email');
  expect(mail.taken).toEqual([`<reminder-${visitId}-2026-06-02@mail.fieldwright>`]);
});

it('a mail server that disconnects before it has the message certainly didn’t accept it', async () => {
  expect(await fourRuns(mail, 'cut-before', 'email')).toEqual({ sent: 1, log: ['failed', 'failed', 'sent'] });
  expect(mail.taken).toHaveLength(1);
});
