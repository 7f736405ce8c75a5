import { describe, expect, it } from 'vitest';
import { campaignOf, campaignText } from '@/lib/campaign';
import { blurred, composedText, isDue, textHints, workOf } from './compose';
import { neighborhoodOfZip, nextdoorDraftSchema, nextdoorPostSchema, nextdoorResultSchema } from './schema';
import { countedFor, withCountedLead } from '../lead/campaignResult';
import { postOfLead, trackedParameters } from './tracking';

describe('a Nextdoor post', () => {
  it('accepts a blurred location, but not an exact one', () => {
    expect(blurred({ lat: 35.59512, lng: -82.55149 })).toBe('35.60, -82.55');
    expect(nextdoorPostSchema.safeParse({ area: blurred({ lat: 35.59512, lng: -82.55149 }) }).success).toBe(true);
    expect(nextdoorPostSchema.safeParse({ area: '35.59512, -82.55149' }).success).toBe(false);
  });

  it('requires consent for a photo', () => {
    const post = { ...nextdoorPostSchema.parse({ text: 'Hi', photoUrl: 'https://x.example/p.jpg' }) };
    expect(nextdoorDraftSchema.safeParse(post).error?.issues[0]?.path).toEqual(['photoConsent']);
    expect(nextdoorDraftSchema.safeParse({ ...post, photoConsent: 'Mrs. Ellison, by text' }).success).toBe(true);
  });

  it('is written without names, streets or prices, and warns when they are added', () => {
    const about = { customerName: 'Marta Ellison', street: '12 Elm Street' };
    const occasion = { work: 'AC repair', place: 'West Asheville', companyName: 'Ridge', link: 'https://x.example/1' };
    const texts = [0, 1, 2].map((template) => composedText(occasion, template));
    expect(new Set(texts).size).toBe(3);
    for (const text of texts) expect(textHints(text, about)).toEqual([]);
    expect(texts[0]).toContain('an AC repair in West Asheville');
    // A service call's title says what was broken.
    expect(workOf({ type: 'service', title: 'Upstairs never gets cool' })).toBe('a service call');
    expect(
      textHints('For the Ellisons’ neighbor Ellison on Elm Street: $50 off, call (828) 555-0134', about),
    ).toHaveLength(4);
  });

  it('is due from its date', () => {
    expect(isDue({ state: 'draft', remindOn: '2026-05-02' }, '2026-05-02')).toBe(true);
    expect(isDue({ state: 'draft', remindOn: '2026-05-03' }, '2026-05-02')).toBe(false);
    expect(isDue({ state: 'posted', remindOn: '2026-05-01' }, '2026-05-02')).toBe(false);
  });

  it('belongs to the neighborhood of its ZIP code', () => {
    const all = [{ id: 'w', name: 'West', zips: '28806, 28805' }];
    expect(neighborhoodOfZip(all, '28805')?.id).toBe('w');
    expect(neighborhoodOfZip(all, '2880')).toBeNull();
    expect(neighborhoodOfZip([{ id: 'x', name: 'X', zips: '' }], '')).toBeNull();
  });
});

describe('Nextdoor results', () => {
  it('are counted only by the tracked link', () => {
    const campaign = campaignOf(`company=c1&${trackedParameters('post-1')}`);
    expect(postOfLead({ campaign: campaign ? campaignText(campaign) : '' })).toBe('post-1');
    expect(postOfLead({ campaign: 'utm_source=google&utm_content=post-1' })).toBe('');
    expect(postOfLead({ campaign: '' })).toBe('');
  });

  it('subtract what a changed lead counted before', () => {
    const before = countedFor({ state: 'booked', jobId: 'j' }, { resultId: 'p', revenueCents: 0 });
    const after = countedFor({ state: 'won', jobId: 'j' }, { resultId: 'p', revenueCents: 25_000 });
    const start = withCountedLead(nextdoorResultSchema.parse({ postId: 'p' }), before, 1);
    expect(start).toMatchObject({ leads: 1, booked: 1, won: 0, revenueCents: 0 });
    const moved = withCountedLead(withCountedLead(start, before, -1), after, 1);
    expect(moved).toMatchObject({ leads: 1, booked: 1, won: 1, revenueCents: 25_000 });
    expect(withCountedLead(moved, after, -1)).toMatchObject({ leads: 0, booked: 0, won: 0, revenueCents: 0 });
  });
});
