import { expect, it } from 'vitest';
import { chatWebhookUrl } from './config';

it('accepts an https address, or localhost in the emulator, and treats anything else as no chat', () => {
  const url = (CHAT_WEBHOOK_URL: string | undefined, FUNCTIONS_EMULATOR?: string) =>
    chatWebhookUrl({
      ...(CHAT_WEBHOOK_URL === undefined ? {} : { CHAT_WEBHOOK_URL }),
      ...(FUNCTIONS_EMULATOR === undefined ? {} : { FUNCTIONS_EMULATOR }),
    });

  expect(url(' https://chat.test/hook\n')).toBe('https://chat.test/hook');
  expect(url('http://127.0.0.1:12211/', 'true')).toBe('http://127.0.0.1:12211/');
  for (const none of [undefined, '', 'off', 'http://chat.test/hook', 'ftp://chat.test']) expect(url(none)).toBeNull();
});
