import { expect, it } from 'vitest';
import { companySchema } from '../company/schema';
import { reviewSchema } from '../review/schema';
import { toPublicSite } from './publicSite';
import { websiteContentSchema } from './schema';

it('dates a review in the company’s time zone, not UTC', () => {
  const { reviews } = toPublicSite({
    companyId: 'acme',
    origin: 'https://fieldwright.example',
    today: '2026-11-23',
    company: companySchema.parse({ name: 'Ridge Heating', industry: 'hvac', timeZone: 'America/New_York' }),
    content: websiteContentSchema.parse({}),
    serviceArea: '',
    takesRequests: true,
    items: [],
    technicians: [],
    credentials: [],
    reviews: [
      reviewSchema.parse({
        source: 'own',
        stars: 5,
        // 10:30 PM on the 20th in New York.
        writtenAt: '2026-11-21T03:30:00.000Z',
        state: 'published',
        mayPublish: true,
      }),
    ],
  });
  expect(reviews.map(({ writtenOn }) => writtenOn)).toEqual(['2026-11-20']);
});
