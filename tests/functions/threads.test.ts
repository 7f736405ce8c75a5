import { expect, it } from 'vitest';
import { threadSchema, type Thread } from '@/domain/message/thread';
import { newId } from '@/lib/ids';
import { noteSaid } from '../../functions/src/messages/threads';
import { deps } from './deps';
import { addCustomer, at } from './records';

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

it('is unread when a customer writes, until somebody of the office answers; what goes out automatically leaves it unread', async () => {
  const customerId = await addCustomer(companyId, 'u1', {});
  expect(await said(customerId, 1, 'customer')).toMatchObject({
    isUnread: true,
    isFromCustomer: true,
    customerName: 'Ada Lovelace',
  });
  expect(await said(customerId, 2, 'system')).toMatchObject({ isUnread: true, lastWords: 'system 2' });
  expect(await said(customerId, 3, 'person')).toMatchObject({ isUnread: false, isFromCustomer: false });
  // A STOP in the middle of it is followed, and leaves nothing for anybody to answer.
  expect(await said(customerId, 4, 'keyword', 'STOP')).toMatchObject({ isUnread: false, isFromCustomer: true });
});

it('waits for an answer until a person writes, also when it was read and when it is heard of late', async () => {
  const customerId = await addCustomer(companyId, 'u1', {});
  expect(await said(customerId, 1, 'customer', 'wrong number for the gate, it is 4412')).toMatchObject({
    needsAnswer: true,
  });
  await at(companyId, `threads/${customerId}`).update({ isUnread: false, readAt: '2026-06-01T15:01:30.000Z' });
  expect(await said(customerId, 2, 'system')).toMatchObject({ isUnread: false, needsAnswer: true });
  expect(await said(customerId, 3, 'person')).toMatchObject({ needsAnswer: false });
  await said(customerId, 6, 'system');
  // One from the time before the answer and one from after it, both heard of behind an automatic message.
  expect(await said(customerId, 2, 'customer')).toMatchObject({ isUnread: false, needsAnswer: false });
  expect(await said(customerId, 5, 'customer')).toMatchObject({
    ...{ isUnread: true, needsAnswer: true, lastWords: 'system 6' },
  });
});

it('goes by when something was said, however late and often it is heard of', async () => {
  const customerId = await addCustomer(companyId, 'u1', {});
  await said(customerId, 5, 'person');
  expect(await said(customerId, 2, 'customer')).toMatchObject({ lastWords: 'person 5', isUnread: false });
  await said(customerId, 6, 'customer');
  await at(companyId, `threads/${customerId}`).update({ isUnread: false });
  expect(await said(customerId, 6, 'customer')).toMatchObject({ isUnread: false });
});
