import { describe, expect, it, vi } from 'vitest';
import type { ErrorReport } from '@/domain/telemetry/api';
import { ChunkLoadError } from '@/lib/lazyPage';
import { createErrorReporter } from './errorReporter';

function setUp(url = 'https://app.example/jobs') {
  let at = Date.parse('2026-01-12T15:00:00.000Z');
  let isOnline = true;
  const send = vi.fn<(report: ErrorReport) => void>();
  const reportError = createErrorReporter({
    send,
    isOnline: () => isOnline,
    now: () => new Date(at).toISOString(),
    url: () => url,
  });
  return {
    send,
    reportError,
    later: (minutes: number) => void (at += minutes * 60_000),
    setOnline: (online: boolean) => void (isOnline = online),
  };
}

describe('error reports', () => {
  it('contain the message, the start of the stack, the address and the time', () => {
    const { send, reportError } = setUp();
    const error = new TypeError('x is not a function');
    error.stack = `TypeError: x is not a function\n${'    at somewhere (app.js:1:1)\n'.repeat(100)}`;
    reportError(error);
    expect(send).toHaveBeenCalledExactlyOnceWith({
      type: 'error',
      message: 'TypeError: x is not a function',
      stack: expect.stringMatching(/^TypeError: x is not a function/) as string,
      url: 'https://app.example/jobs',
      at: '2026-01-12T15:00:00.000Z',
    });
    expect(Array.from(send.mock.calls[0]?.[0].stack ?? '')).toHaveLength(500);
  });

  it('leave out share tokens', () => {
    const { send, reportError } = setUp('https://app.example/estimates/kJ8xQ2mZ_4vB-7nL1pR5tw/view?x=1');
    const error = new Error('Failed to load https://app.example/invoice/kJ8xQ2mZ_4vB-7nL1pR5tw/view');
    reportError(error);
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      message: 'Error: Failed to load https://app.example/invoice/…/view',
      url: 'https://app.example/estimates/…/view',
    });
    expect(JSON.stringify(send.mock.calls)).not.toContain('kJ8xQ2mZ');
  });

  it('name a page that failed to load, and accept values that are not errors', () => {
    const { send, reportError } = setUp();
    reportError(new ChunkLoadError('The page could not be loaded'));
    reportError('just text');
    reportError(undefined);
    expect(send.mock.calls.map(([{ message }]) => message)).toEqual([
      'ChunkLoadError: The page could not be loaded',
      'just text',
      'Something was thrown that is no error',
    ]);
  });

  it('are sent once per error, with a limit per minute and page load', () => {
    const { send, reportError, later } = setUp();
    const error = new Error('again');
    reportError(error);
    reportError(error);
    expect(send).toHaveBeenCalledTimes(1);
    for (let index = 0; index < 100; index += 1) reportError(new Error(`number ${index}`));
    expect(send).toHaveBeenCalledTimes(3);
    for (let minute = 0; minute < 100; minute += 1) {
      later(1);
      reportError(new Error(`minute ${minute}`));
    }
    expect(send).toHaveBeenCalledTimes(15);
  });

  it('wait while offline, and are not sent for expected errors', () => {
    const { send, reportError, setOnline } = setUp();
    const error = new Error('lost');
    setOnline(false);
    reportError(error);
    setOnline(true);
    reportError('ResizeObserver loop completed with undelivered notifications.');
    reportError('Script error.');
    reportError(new Error('ResizeObserver loop limit exceeded'));
    expect(send).not.toHaveBeenCalled();
    reportError(error);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('never throw', () => {
    const { send, reportError } = setUp();
    send.mockImplementation(() => {
      throw new Error('the report failed');
    });
    expect(() => reportError(new Error('first'))).not.toThrow();
  });
});
