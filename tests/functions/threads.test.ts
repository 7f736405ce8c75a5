import { FieldValue } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { BY_CUSTOMER } from '@/domain/message/consent';
import { textSchema, type TextMessage } from '@/domain/message/schema';
import { threadSchema, type Thread } from '@/domain/message/thread';
import { newId } from '@/lib/ids';
import { markUnanswered } from '../../functions/src/messages/markUnanswered';
import { noteSaid } from '../../functions/src/messages/threads';
import { deps, depsAt } from './deps';
import { addCustomer, at, audit } from './records';
import { eventually } from './support';

const companyId = newId();
const said = async (
  customerId: string,
  minute: number,
  by: Parameters<typeof noteSaid>[1]['by'],
  words = `${by} ${minute}`,
): Promise<Thread> => {
  const stamp = `2026-06-01T15:0${minute}:00.000Z`;
  await noteSaid(deps, { companyId, customerId, at: stamp, words, channel: 'sms', by });
  return threadSchema.parse((await at(companyId, `threads/${customerId}`).get()).data());
};

it('is unread when a customer writes, until someone in the office answers; automatic messages leave it unread', async () => {
  const customerId = await addCustomer(companyId, 'u1', {});
  expect(await said(customerId, 1, 'customer')).toMatchObject({
    isUnread: true,
    isFromCustomer: true,
    customerName: 'Ada Lovelace',
  });
  expect(await said(customerId, 2, 'system')).toMatchObject({ isUnread: true, lastWords: 'system 2' });
  expect(await said(customerId, 3, 'person')).toMatchObject({ isUnread: false, isFromCustomer: false });
  // A STOP in the middle is followed, and leaves nothing to answer.
  expect(await said(customerId, 4, 'keyword', 'STOP')).toMatchObject({ isUnread: false, isFromCustomer: true });
});

it('waits for an answer until a person writes, even if it was read or arrived late', async () => {
  const customerId = await addCustomer(companyId, 'u1', {});
  expect(await said(customerId, 1, 'customer', 'wrong number for the gate, it is 4412')).toMatchObject({
    needsAnswer: true,
  });
  await at(companyId, `threads/${customerId}`).update({ isUnread: false, readAt: '2026-06-01T15:01:30.000Z' });
  expect(await said(customerId, 2, 'system')).toMatchObject({ isUnread: false, needsAnswer: true });
  expect(await said(customerId, 3, 'person')).toMatchObject({ needsAnswer: false });
  await said(customerId, 6, 'system');
  // One from before the answer and one from after it, both received after an automatic message.
  expect(await said(customerId, 2, 'customer')).toMatchObject({ isUnread: false, needsAnswer: false });
  expect(await said(customerId, 5, 'customer')).toMatchObject({
    ...{ isUnread: true, needsAnswer: true, lastWords: 'system 6' },
  });
});

it('goes by when something was said, in any order and number of events', async () => {
  const customerId = await addCustomer(companyId, 'u1', {});
  await said(customerId, 5, 'person');
  expect(await said(customerId, 2, 'customer')).toMatchObject({ lastWords: 'person 5', isUnread: false });
  await said(customerId, 6, 'customer');
  await at(companyId, `threads/${customerId}`).update({ isUnread: false });
  expect(await said(customerId, 6, 'customer')).toMatchObject({ isUnread: false });
});

const minute = (index: number): string => `2026-06-01T16:${String(index).padStart(2, '0')}:00.000Z`;
const text = async (customerId: string, index: number, fields: Partial<TextMessage>, on = minute(index)) =>
  at(companyId, `texts/${newId()}`).set({
    ...textSchema.parse({
      ...{
        kind: 'reply',
        customerId,
        phone: '+15125550123',
        body: 'x',
        segments: 1,
        state: 'received',
        requestedAt: on,
      },
      ...{ sentBy: BY_CUSTOMER, ...fields },
    }),
    ...audit('u1'),
  });
const threadOf = async (customerId: string): Promise<Record<string, unknown> | undefined> =>
  (await at(companyId, `threads/${customerId}`).get()).data();

it('a yes to a personal message waits for that person; one to an automatic message confirms the visit and waits for no one', async () => {
  const [asked, reminded] = [await addCustomer(companyId, 'u1', {}), await addCustomer(companyId, 'u1', {})];
  await text(asked, 1, { kind: 'answer', sentBy: 'u1', state: 'sent', body: 'Would Thursday at 2 suit you?' });
  await text(asked, 2, { body: 'Yes' });
  await text(reminded, 1, { kind: 'reminder', sentBy: 'system', state: 'sent', body: 'Reply C to confirm' });
  await text(reminded, 2, { body: 'Yes' });
  const latest = async (id: string) => (
    await eventually(async () => (await threadOf(id))?.['lastWords'] === 'Yes', 'it'),
    threadOf(id)
  );
  expect(await latest(asked)).toMatchObject({ isUnread: true, needsAnswer: true });
  expect(await latest(reminded)).toMatchObject({ isUnread: false, needsAnswer: false });
});

it('older conversations get the mark at night, by their messages and answers; old ones are left alone', async () => {
  const words: Record<string, readonly [number, Partial<TextMessage>][]> = {
    open: [
      [1, { body: 'The gate code is 4412' }],
      [2, { kind: 'reminder', sentBy: 'system', state: 'sent', body: 'Reply C to confirm' }],
    ],
    answered: [
      [1, { body: 'The gate code is 4412' }],
      [2, { kind: 'answer', sentBy: 'u1', state: 'sent', body: 'Thanks' }],
      [3, { body: 'STOP' }],
    ],
    past: [[1, { body: 'Thank you!', requestedAt: '2025-06-01T15:00:00.000Z' }]],
  };
  const ids = new Map<string, string>();
  for (const [name, said] of Object.entries(words)) {
    const id = await addCustomer(companyId, 'u1', {});
    ids.set(name, id);
    for (const [index, fields] of said) await text(id, index, fields);
    await eventually(async () => (await threadOf(id))?.['lastWords'] === (said.at(-1)?.[1].body ?? ''), name);
    await at(companyId, `threads/${id}`).update({ needsAnswer: FieldValue.delete(), answeredAt: FieldValue.delete() });
  }
  // Another time was requested in the portal, not by text.
  const request = await addCustomer(companyId, 'u1', {});
  await noteSaid(deps, {
    ...{
      companyId,
      customerId: request,
      at: minute(1),
      words: 'Asks for another time',
      channel: 'request',
      by: 'customer',
    },
  });
  await at(companyId, `threads/${request}`).update({ needsAnswer: FieldValue.delete() });

  await markUnanswered(
    depsAt(() => '2026-06-20T09:00:00.000Z'),
    companyId,
  );
  const marks = async () =>
    Promise.all(
      ['open', 'answered', 'past'].map(async (name) => (await threadOf(ids.get(name) ?? ''))?.['needsAnswer']),
    );
  expect(await marks()).toEqual([true, false, false]);
  expect(await threadOf(ids.get('answered') ?? '')).toMatchObject({ answeredAt: minute(2) });
  expect(await threadOf(request)).toMatchObject({ needsAnswer: true });
  // A thread answered in the meantime isn't changed.
  await at(companyId, `threads/${ids.get('open') ?? ''}`).update({ needsAnswer: false });
  await markUnanswered(
    depsAt(() => '2026-06-20T09:00:00.000Z'),
    companyId,
  );
  expect(await marks()).toEqual([false, false, false]);
});
