import { expect, it } from 'vitest';
import { messageSettingsSchema, SAVED_REPLY_LIMIT, SMS_TEXT_LENGTH } from './settings';

const reply = (fields: object = {}) => ({ id: 'r', name: 'On the way', text: 'We are on the way.', ...fields });
const isRead = (savedReplies: unknown): boolean => messageSettingsSchema.safeParse({ savedReplies }).success;

it.each([
  ['none', []],
  [
    'as many and as long as may be',
    Array.from({ length: SAVED_REPLY_LIMIT }, () => reply({ text: 'x'.repeat(SMS_TEXT_LENGTH) })),
  ],
])('keeps saved replies: %s', (_, savedReplies) => {
  expect(isRead(savedReplies)).toBe(true);
});

it.each([
  ['too many', Array.from({ length: SAVED_REPLY_LIMIT + 1 }, () => reply())],
  ['no list', 'On the way'],
  ['a map', { 0: reply() }],
  ['words alone', ['On the way']],
  ['without words', [{ id: 'r', name: 'On the way' }]],
  ['of spaces', [reply({ text: '   ' })]],
  ['a number', [reply({ text: 4711 })]],
  ['too long', [reply({ text: 'x'.repeat(SMS_TEXT_LENGTH + 1) })]],
  ['without a name', [reply({ name: '' })]],
])('refuses saved replies: %s', (_, savedReplies) => {
  expect(isRead(savedReplies)).toBe(false);
});
