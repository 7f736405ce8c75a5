import { companySchema } from '@/domain/company/schema';
import { credentialSchema } from '@/domain/award/credential';
import { pricebookItemSchema } from '@/domain/pricebook/schema';
import { reviewSchema } from '@/domain/review/schema';
import { technicianSchema } from '@/domain/technician/schema';
import { toPublicSite, type PublicSite, type SiteSources } from '@/domain/website/publicSite';
import {
  BLOCK_KINDS,
  siteBlockSchema,
  siteItemSchema,
  websiteContentSchema,
  type BlockKind,
} from '@/domain/website/schema';
import { startSite } from '@/documents/website/startSite';
import { newId } from '@/lib/ids';

/** Text that would break out of text content, an attribute, a style sheet or a script. */
export const HOSTILE = `"><script>alert(1)</script><img src=x onerror='x'>&amp;</style></script>\${x}`;
export const SITE_AT = '2026-11-20T12:00:00.000Z';
export const SITE_TODAY = '2026-11-23';
const RIDGE = { name: 'Ridge Heating', industry: 'hvac', phone: '8285550100', features: { jobs: true } };

export const siteItem = (fields: object) => siteItemSchema.parse({ id: newId(), ...fields });
export const siteBlock = (kind: BlockKind, fields: object = {}) =>
  siteBlockSchema.parse({ id: newId(), page: 'home', kind, ...fields });
export const siteReview = (fields: object) =>
  reviewSchema.parse({ source: 'own', stars: 5, writtenAt: SITE_AT, state: 'published', mayPublish: true, ...fields });

/** Builds a heating company's site as it starts out, with overrides. */
export const siteSources = (fields: Partial<SiteSources> = {}, company: object = {}): SiteSources => ({
  companyId: 'acme',
  origin: 'https://fieldwright.example',
  today: SITE_TODAY,
  company: companySchema.parse({ ...RIDGE, ...company }),
  content: startSite({ trade: 'hvac', language: 'en', newId, items: [], technicians: [] }),
  serviceArea: '287*',
  takesRequests: true,
  items: [],
  technicians: [],
  credentials: [],
  reviews: [],
  ...fields,
});
/** Builds a site whose every text tries to break out of its context. */
export const hostileSite = (): PublicSite =>
  toPublicSite(
    siteSources(
      {
        content: websiteContentSchema.parse({
          pages: ['services'],
          description: HOSTILE.slice(0, 160),
          isBookingOn: true,
          blocks: BLOCK_KINDS.map((kind) =>
            siteBlock(kind, {
              title: HOSTILE.slice(0, 120),
              text: HOSTILE,
              items: [
                siteItem({
                  title: HOSTILE.slice(0, 120),
                  text: HOSTILE,
                  agreedBy: 'x',
                  isBookable: true,
                  minutes: 60,
                  pictureUrl: 'https://files.example/a.jpg',
                }),
                siteItem({ refId: 'known', text: HOSTILE }),
              ],
            }),
          ),
          privacyText: HOSTILE,
        }),
        items: [
          { ...pricebookItemSchema.parse({ name: HOSTILE, description: HOSTILE, priceCents: 100 }), id: 'known' },
        ],
        technicians: [
          {
            ...technicianSchema.parse({ firstName: HOSTILE.slice(0, 80), jobTitle: HOSTILE.slice(0, 80) }),
            id: 'known',
          },
        ],
        credentials: [credentialSchema.parse({ kind: 'award', title: HOSTILE.slice(0, 120), isOnWebsite: true })],
        reviews: [siteReview({ text: HOSTILE, authorName: HOSTILE.slice(0, 120) })],
      },
      {
        name: HOSTILE,
        email: HOSTILE,
        branding: { tagline: HOSTILE.slice(0, 120), licenses: [{ state: HOSTILE.slice(0, 40), number: '1' }] },
      },
    ),
  );
