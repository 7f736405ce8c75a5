import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registerCompany } from '@/domain/company/api';
import { reportEvent } from '@/domain/telemetry/api';
import { newId } from '@/lib/ids';
import { BROKEN_OFF, startChat, type Chat } from './chat';
import { newCompany, newMember, registration } from './fixtures';
import { at } from './records';
import { anonymousAccount, db, endClients, newAccount, refusal, signedOut } from './support';

let chat: Chat;
beforeAll(async () => {
  chat = await startChat();
});
beforeEach(() => chat.forget());
afterAll(async () => {
  await chat.close();
  await endClients();
});

const errorReport = (changes: Partial<{ message: string; stack: string; url: string; at: string }> = {}) => ({
  type: 'error' as const,
  message: `x is undefined ${newId(12)}`,
  stack: 'TypeError: x is undefined\n    at f (https://app.test/assets/index.js?v=2:10:5)',
  url: 'https://app.test/jobs?token=secret',
  at: '2026-11-21T12:00:00.000Z',
  ...changes,
});

describe('reportEvent', () => {
  it('sends an error with stack, user, address and time to the chat, in plain JSON', async () => {
    const { owner } = await newCompany();
    await chat.forget();
    const report = errorReport({ message: 'x is undefined @everyone' });

    expect(await owner.call(reportEvent, report)).toEqual({ isPassedOn: true });

    expect(await chat.received(1)).toEqual([
      [
        'Error: x is undefined @\u200beveryone',
        '  TypeError: x is undefined',
        '  at f (https://app.test/assets/index.js:10:5)',
        'Page: https://app.test/jobs',
        `User: ${owner.uid}`,
        'Time: 2026-11-21T12:00:00.000Z',
      ].join('\n'),
    ]);
    expect(chat.requests).toMatchObject([{ method: 'POST', contentType: 'application/json' }]);
    expect(Object.keys(JSON.parse(chat.requests[0]?.body ?? '') as object)).toEqual(['content']);
  });

  it('accepts errors and clicks on “Subscribe” from signed-out and anonymous users, and no logins', async () => {
    expect(await signedOut().call(reportEvent, errorReport({ at: 'nonsense' }))).toEqual({ isPassedOn: true });
    expect(await (await anonymousAccount()).call(reportEvent, errorReport())).toEqual({ isPassedOn: true });
    expect(await chat.received(2)).toHaveLength(2);
    expect(chat.messages[0]).toMatch(/\nUser: signed out\nTime: \d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(chat.messages[1]).toContain('\nUser: signed out\n');

    const nobody = { code: 'unauthenticated', message: 'User not authenticated' };
    expect(await refusal(signedOut().call(reportEvent, { type: 'login', provider: 'email' }))).toEqual(nobody);
    expect(await refusal((await anonymousAccount()).call(reportEvent, { type: 'login', provider: 'email' }))).toEqual(
      nobody,
    );
    const click = { type: 'subscribe_click', planId: 'complete', feature: null } as const;
    expect(await signedOut().call(reportEvent, click)).toEqual({ isPassedOn: true });
    expect(await chat.received(3)).toHaveLength(3);
    expect(chat.messages[2]).toBe('Subscribe click\nUser: signed out\nCompany: none\nPlan: Complete');
    expect(chat.messages).toHaveLength(3);
  });

  it('identifies who signed in and who wants to subscribe by id', async () => {
    const { owner, companyId } = await newCompany();
    await chat.forget();
    await owner.call(reportEvent, { type: 'login', provider: 'google.com' });
    await owner.call(reportEvent, { type: 'subscribe_click', planId: 'professional', feature: 'manualJ' });

    expect(await chat.received(2)).toEqual([
      `Login\nUser: ${owner.uid}\nProvider: google.com\nE-mail verified: yes`,
      `Subscribe click\nUser: ${owner.uid}\nCompany: ${companyId}\nPlan: Professional\nFeature: manualJ`,
    ]);
    expect(chat.messages.join()).not.toContain(owner.email);
  });

  it('reports the same error once, and counts the rest', async () => {
    const message = `Failed ${newId(12)}`;
    const report = () => signedOut().call(reportEvent, errorReport({ message }));
    for (let count = 0; count < 4; count += 1) expect(await report()).toEqual({ isPassedOn: true });
    expect(await chat.received(1)).toHaveLength(1);

    // To the server, it looks like ten minutes later.
    const [told] = (await db.collection('rateLimits').where('toldAt', '>', 0).get()).docs;
    await told?.ref.update({ toldAt: 1, untoldCount: 41 });
    await waitForFreshCount(report);

    expect(await chat.received(2)).toHaveLength(2);
    expect(chat.messages[1]).toMatch(/\nCame before: 4\d times since it was last told$/);
  });

  it('stops strangers before their network’s limit, and reserves room for the team’s messages', async () => {
    const report = () => signedOut().call(reportEvent, errorReport());
    const answers = [];
    for (let count = 0; count < 12; count += 1) answers.push((await report()).isPassedOn);

    expect(answers.filter(Boolean)).toHaveLength(10);
    expect(await chat.received(10)).toHaveLength(10);
    for (let count = 12; count < 20; count += 1) await report();
    expect(await refusal(report())).toMatchObject({ code: 'rate-limited' });
    const account = await newAccount();
    expect(await account.call(reportEvent, errorReport())).toEqual({ isPassedOn: true });
  });

  it('sends at most 30 messages a minute to the chat', async () => {
    const { companyId } = await newCompany();
    await chat.forget();
    for (let count = 0; count < 2; count += 1) {
      const colleague = await newMember(companyId, 'office');
      for (let click = 0; click < 16; click += 1)
        await colleague.call(reportEvent, { type: 'login', provider: 'email' });
    }

    expect(await chat.received(30)).toHaveLength(30);
  });

  it.each([[[429]], [[503, 408]], [[BROKEN_OFF]]])(
    'retries when the chat answers %j (0: it disconnects)',
    async (statuses) => {
      chat.refuseWith(...statuses);
      const report = errorReport();
      expect(await (await newAccount()).call(reportEvent, report)).toEqual({ isPassedOn: true });

      expect((await chat.received(1))[0]).toContain(report.message);
      expect(chat.requests.map(({ body }) => body)).toEqual(Array(statuses.length + 1).fill(chat.requests[0]?.body));
    },
  );

  it('doesn’t retry when the chat refuses', async () => {
    chat.refuseWith(404);

    expect(await (await newAccount()).call(reportEvent, errorReport())).toEqual({ isPassedOn: false });
    expect(chat.requests).toHaveLength(1);
  });

  it.each([
    ['a message that is too long', { type: 'error', message: 'x'.repeat(2_001), url: '', at: '' }],
    ['a message that isn’t text', { type: 'error', message: 7, url: '', at: '' }],
    ['an unknown plan', { type: 'subscribe_click', planId: 'gold', feature: null }],
    ['the caller’s own text', { type: 'shout', content: 'Hello' }],
    ['nothing', null],
  ])('refuses %s', async (_, input) => {
    expect(await refusal((await newAccount()).callRaw('reportEvent', input))).toMatchObject({ code: 'invalid' });
    expect(chat.requests).toEqual([]);
  });
});

describe('the functions', () => {
  it('report a registration once', { tags: 'emulators' }, async () => {
    const owner = await newAccount();
    const { companyId } = await owner.call(registerCompany, registration());
    await owner.call(registerCompany, registration());

    expect(await chat.received(1)).toEqual([
      `Registration\nUser: ${owner.uid}\nCompany: ${companyId}\nIndustry: plumbing`,
    ]);
  });

  it('report details of their own failures that the caller doesn’t see', { tags: 'emulators' }, async () => {
    const { owner, companyId } = await newCompany();
    await chat.forget();
    await at(companyId, 'merges/broken').set({ state: 'nonsense' });

    expect(await refusal(owner.callRaw('undoMerge', { mergeId: 'broken' }))).toEqual({
      code: 'unknown',
      message: 'Something went wrong. Please try again.',
    });
    expect(await chat.received(1)).toHaveLength(1);
    expect(chat.messages[0]).toMatch(/^Error: ZodError: /);
    expect(chat.messages[0]).toContain(`\nFunction: undoMerge\nUser: ${owner.uid}\n`);
  });

  it('work when the chat is down', async () => {
    await chat.close();
    try {
      const owner = await newAccount();

      expect(await owner.call(registerCompany, registration())).toHaveProperty('companyId');
      // It's still being tried when the time limit is reached.
      expect(await owner.call(reportEvent, errorReport())).toHaveProperty('isPassedOn');
    } finally {
      chat = await startChat();
    }
  });
});

/** An instance counts the same error in the database once a second. */
async function waitForFreshCount(report: () => Promise<unknown>): Promise<void> {
  const before = chat.messages.length;
  for (let tries = 0; tries < 12 && chat.messages.length === before; tries += 1) {
    await report();
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}
