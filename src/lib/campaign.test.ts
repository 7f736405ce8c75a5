import { expect, it } from 'vitest';
import { campaignOf, campaignText } from './campaign';

it('contains only the ad parameters of the address', () => {
  expect(campaignOf('?utm_source=google&utm_campaign=Spring+tune-up&gclid=Cj0K_abc-1&token=secret&utm_term=')).toEqual({
    utm_source: 'google',
    utm_campaign: 'Spring tune-up',
    gclid: 'Cj0K_abc-1',
  });
  expect(campaignOf('?from=%2Fjobs')).toBeNull();
  expect(campaignOf('')).toBeNull();
});

it('is cut and cleaned', () => {
  expect(campaignOf(`?utm_source=${'a'.repeat(10_000)}`)?.utm_source).toBe('a'.repeat(100));
  expect(campaignOf('?utm_source=%3Cscript%3Ealert(1)%3C%2Fscript%3E')?.utm_source).toBe('scriptalert1script');
  expect(campaignOf('?utm_source=%0D%0ASet-Cookie:%20a%3Db')?.utm_source).toBe('Set-Cookie: ab');
  expect(campaignOf('?utm_source=%F0%9F%98%80%00')).toBeNull();
  expect(campaignOf(`?x=${'y'.repeat(10_000)}&utm_source=late`)).toBeNull();
});

it('survives being stored', () => {
  const campaign = campaignOf('?utm_source=news letter&utm_content=a|b:c');
  expect(campaign).not.toBeNull();
  expect(campaign && campaignOf(campaignText(campaign))).toEqual(campaign);
});
