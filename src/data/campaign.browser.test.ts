import { afterEach, expect, it, vi } from 'vitest';
import { keepCampaign, takeCampaign } from './campaign';

afterEach(() => vi.useRealTimers());

it('keeps the newest campaign until it is reported once', () => {
  keepCampaign('?utm_source=mail');
  keepCampaign('?utm_source=google&gclid=abc');
  keepCampaign('?interval=year');
  expect(takeCampaign()).toEqual({ utm_source: 'google', gclid: 'abc' });
  expect(takeCampaign()).toEqual({});
});

it('forgets a campaign after a month', () => {
  vi.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') });
  keepCampaign('?utm_source=mail');
  vi.setSystemTime(new Date('2026-02-01T00:00:00Z'));
  expect(takeCampaign()).toEqual({});
});

it('ignores anything else written to the storage key', () => {
  localStorage.setItem('fieldwright:campaign', `${Date.now()} utm_source=%3Cb%3E&isAdmin=true`);
  expect(takeCampaign()).toEqual({ utm_source: 'b' });
});
