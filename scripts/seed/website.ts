import { startSite } from '@/documents/website/startSite';
import { pricebookItemSchema } from '@/domain/pricebook/schema';
import { publishWebsite } from '@/domain/website/api';
import {
  siteBlockSchema,
  siteItemSchema,
  WEBSITE_ID,
  type SiteItem,
  type WebsiteContent,
} from '@/domain/website/schema';
import { nowIso } from '@/lib/dates';
import { DAY_MS } from '@/lib/time';
import type { Team } from './accounts';
import { call } from './client';
import type { CompanyPlan } from './companies/plan';
import { functionsDeps } from './functionsDeps';
import { uploadOfferPictures } from './offerPictures';
import type { Random } from './random';
import { joinedTechnicians } from './technicians';
import { commitAll, created } from './writes';

const SERVICES = 6;
const OFFER_DAYS = 40;
/** The size that `scripts/seed/offerPictures` draws. */
const PICTURE = { pictureWidth: 480, pictureHeight: 270 };

type Asked = { plan: CompanyPlan; team: Team; random: Random };

/** Creates a website with the company's own services, people and pictures, published by its admin once the triggers run. */
export async function makeWebsite({ plan, team, random }: Asked): Promise<void> {
  const { owner, companyId } = team;
  const content = await writtenSite({ plan, team, random });
  const audit = created(owner, nowIso(), random);
  const path = `companies/${companyId}/websiteContent`;
  await commitAll([{ by: owner, kind: 'set', path, id: WEBSITE_ID, data: { ...content, ...audit } }]);
  await call(owner.client, publishWebsite, { revision: audit.revision });
}

async function writtenSite({ plan, team, random }: Asked): Promise<WebsiteContent> {
  const { owner, companyId } = team;
  const newId = (): string => random.id();
  const { db } = functionsDeps({ now: nowIso, newId });
  const { docs } = await db
    .collection(`companies/${companyId}/pricebook`)
    .where('kind', '==', 'service')
    .limit(SERVICES)
    .get();
  const items = docs.flatMap((one) => {
    const item = pricebookItemSchema.safeParse(one.data()).data;
    return item ? [{ ...item, id: one.id }] : [];
  });
  const technicians = [...(await joinedTechnicians(team)).values()].slice(0, 4);
  const start = startSite({ trade: plan.industry, language: 'en', newId, items, technicians });
  const pictures = await uploadOfferPictures(owner, companyId, plan.industry);
  const thing = (fields: Partial<SiteItem>): SiteItem => siteItemSchema.parse({ id: newId(), ...fields });
  const bookable = new Set(items.slice(0, 3).map(({ id }) => id));
  return {
    ...start,
    isBilingual: true,
    isBookingOn: true,
    pages: [...start.pages, 'gallery', 'offers'],
    blocks: [
      ...start.blocks.map((block) =>
        block.kind === 'services'
          ? {
              ...block,
              items: block.items.map((item) => ({
                ...item,
                isBookable: bookable.has(item.refId),
                showsPrice: bookable.has(item.refId),
              })),
            }
          : block,
      ),
      siteBlockSchema.parse({
        id: newId(),
        page: 'gallery',
        kind: 'gallery',
        items: pictures.map((pictureUrl, at) =>
          thing({
            ...PICTURE,
            pictureUrl,
            title: `Installed last month, picture ${String(at + 1)}`,
            agreedBy: 'Our own picture',
          }),
        ),
      }),
      siteBlockSchema.parse({
        id: newId(),
        page: 'offers',
        kind: 'offers',
        items: [
          thing({
            title: 'First visit: $25 off',
            text: 'For new customers, once for each address. It cannot be added to other offers.',
            until: new Date(Date.now() + OFFER_DAYS * DAY_MS).toISOString().slice(0, 10),
          }),
        ],
      }),
      siteBlockSchema.parse({
        id: newId(),
        page: 'home',
        kind: 'questions',
        items: [
          thing({
            title: 'Do you charge for an estimate?',
            text: 'No. We look at it and give you a price in writing.',
          }),
          thing({ title: 'When do I pay?', text: 'When the work is done, by card, check or cash.' }),
        ],
      }),
    ],
  };
}
