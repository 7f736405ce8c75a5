import { EMPTY_LEAD } from '@/domain/lead/arrival';
import { newLead } from '@/domain/lead/create';
import { GOOGLE_SETTINGS_ID, googlePostSchema, googleSettingsSchema } from '@/domain/google-profile/schema';
import { placeOfZip, type ZipPlaces } from '@/domain/load-calc/climate/zipPlaces';
import zipPlaces from '@/domain/load-calc/climate/zipPlaces.json';
import { blurred, composedText, workOf } from '@/domain/nextdoor/compose';
import {
  NEXTDOOR_SETTINGS_ID,
  nextdoorPostSchema,
  nextdoorSettingsSchema,
  type Neighborhood,
  type NextdoorPost,
} from '@/domain/nextdoor/schema';
import type { Person, Team } from './accounts';
import { companyClock, earlier, type CompanyClock } from './clock';
import type { CompanyPlan } from './companies/plan';
import type { SeedJob } from './jobs';
import type { Random } from './random';
import { commitAll, created, type SeedWrite } from './writes';

type Asked = { plan: CompanyPlan; team: Team; jobs: readonly SeedJob[]; random: Random };

/** Creates the company's manual posts on Google and Nextdoor, and two neighbors who asked through a post's link. */
export async function makeOutside({ plan, team, jobs, random }: Asked): Promise<void> {
  const clock = companyClock(plan.timeZone, new Date());
  const office = team.members.find(({ role }) => role === 'office') ?? team.owner;
  const manager = team.members.find(({ role }) => role === 'manager') ?? team.owner;
  const write = (by: Person, collection: string, id: string, at: string, data: object): SeedWrite => ({
    by,
    kind: 'set',
    path: `companies/${team.companyId}/${collection}`,
    id,
    // At ten in the morning, this afternoon is still ahead, and nothing was written then.
    data: { ...data, ...created(by, earlier(at, clock.now.toISOString()), random) },
  });
  await commitAll([
    ...googleWrites({ plan, manager, clock, random, write }),
    ...nextdoorWrites({ plan, manager, office, jobs, zips: zipPlaces.groups, clock, random, write }),
  ]);
}

type Write = (by: Person, collection: string, id: string, at: string, data: object) => SeedWrite;

function googleWrites({
  plan,
  manager,
  clock,
  random,
  write,
}: {
  plan: CompanyPlan;
  manager: Person;
  clock: CompanyClock;
  random: Random;
  write: Write;
}): SeedWrite[] {
  const post = (daysAgo: number, fields: object): SeedWrite =>
    write(manager, 'googlePosts', random.id(), clock.at(-daysAgo, 10 * 60), googlePostSchema.parse(fields));
  return [
    write(
      manager,
      'googleSettings',
      GOOGLE_SETTINGS_ID,
      clock.at(-60, 10 * 60),
      googleSettingsSchema.parse({ checkedOn: clock.date(-34) }),
    ),
    post(40, {
      text: `Our crew is out early this week: ${plan.name} opens at 8, and the first slots are still free.`,
      state: 'by-hand',
      postedAt: clock.at(-39, 9 * 60),
    }),
    post(9, {
      kind: 'OFFER',
      title: 'Season check',
      text: 'One visit, every moving part looked at, and a written list of what can wait and what cannot.',
      startsOn: clock.date(-8),
      endsOn: clock.date(30),
      couponCode: 'CHECK',
      terms: 'One per home. Not with other offers.',
      state: 'by-hand',
      postedAt: clock.at(-8, 9 * 60),
    }),
    post(0, { text: 'Before and after of this week’s favorite job. Ask us how it was done.', action: 'CALL' }),
  ];
}

type NextdoorParts = {
  plan: CompanyPlan;
  manager: Person;
  office: Person;
  jobs: readonly SeedJob[];
  zips: ZipPlaces;
  clock: CompanyClock;
  random: Random;
  write: Write;
};

/** Neighborhood names; the ZIP codes are those of the company's customers. */
const NAMES = ['Riverside', 'Old Mill', 'Sunset Hill', 'Oak Park'];

function nextdoorWrites({ plan, manager, office, jobs, zips, clock, random, write }: NextdoorParts): SeedWrite[] {
  const zipOf = ({ household }: SeedJob): string => household.record.billingAddress.postalCode.slice(0, 5);
  const done = jobs.filter(
    (job) => job.fate === 'work-done' && job.record.type !== 'callback' && placeOfZip(zips, zipOf(job)) !== null,
  );
  const codes = [...new Set(done.map(zipOf))].slice(0, NAMES.length);
  const neighborhoods = codes.map((zip, index): Neighborhood => ({
    id: random.id(),
    name: NAMES[index] ?? zip,
    zips: zip,
  }));
  const posts = neighborhoods.slice(0, 3).flatMap((neighborhood, index) => {
    const job = done.find((one) => zipOf(one) === neighborhood.zips);
    const place = placeOfZip(zips, neighborhood.zips);
    if (!job || !place) return [];
    const isPosted = index > 0;
    const fields: NextdoorPost = nextdoorPostSchema.parse({
      jobId: job.id,
      neighborhoodId: neighborhood.id,
      neighborhoodName: neighborhood.name,
      text: composedText(
        { work: workOf(job.record), place: neighborhood.name, companyName: plan.name, link: '' },
        index,
      ),
      area: blurred({ lat: place.latitudeDeg, lng: place.longitudeDeg }),
      remindOn: isPosted ? '' : clock.date(0),
      state: isPosted ? 'posted' : 'draft',
      postedAt: isPosted ? clock.at(-12 * index, 17 * 60) : '',
      spentCents: index === 2 ? 2500 : 0,
    });
    return [{ id: random.id(), fields, job }];
  });
  const asked = posts
    .filter(({ fields }) => fields.state === 'posted')
    .map(({ id, job, fields }, index) =>
      write(office, 'leads', random.id(), clock.at(-10 + index * 3, 11 * 60), {
        ...newLead(
          {
            ...EMPTY_LEAD,
            firstName: ['Tessa', 'Owen'][index] ?? 'Kim',
            lastName: ['Marlow', 'Pruitt'][index] ?? 'Dean',
            phone: `(704) 555-018${String(index)}`,
            wanted: job.record.title,
            message: `I saw your post in ${fields.neighborhoodName}.`,
            source: 'social',
            channel: 'website',
          },
          {
            receivedAt: clock.at(-10 + index * 3, 11 * 60),
            campaign: {
              utm_source: 'nextdoor',
              utm_medium: 'social',
              utm_campaign: 'neighborhood',
              utm_content: id,
            },
            ...(index === 0 && { state: 'won' as const, isOpen: false }),
          },
        ),
        // The neighbor's job is one that was done and billed.
        ...(index === 0 && {
          jobId: done.at(-1)?.id ?? '',
          jobNumber: done.at(-1)?.record.number ?? '',
          customerId: done.at(-1)?.household.id ?? '',
        }),
      }),
    );
  return [
    write(
      manager,
      'nextdoorSettings',
      NEXTDOOR_SETTINGS_ID,
      clock.at(-60, 10 * 60),
      nextdoorSettingsSchema.parse({ neighborhoods }),
    ),
    ...posts.map(({ id, fields }, index) => write(office, 'nextdoorPosts', id, clock.at(-12 * index, 15 * 60), fields)),
    ...asked,
  ];
}
