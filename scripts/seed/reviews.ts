import { cityOf, proposedAuthor } from '@/domain/review/place';
import { decideRequest, requestFactsSchema, reviewRequestSchema, type ReviewRequest } from '@/domain/review/request';
import { needsReply, NO_REPLY, reviewSchema, type Review } from '@/domain/review/schema';
import { DEFAULT_REVIEW_SETTINGS, REVIEW_SETTINGS_ID, reviewSettingsSchema } from '@/domain/review/settings';
import { addDaysToInstant } from '@/lib/calendar';
import { createdAudit } from '../../functions/src/platform/audit';
import { inCompany } from '../../functions/src/platform/collections';
import { reviewId } from '../../functions/src/reviews/outsideReviews';
import { reviewLinkRef } from '../../functions/src/reviews/reviewLink';
import type { Team } from './accounts';
import { minutesAfter } from './clock';
import type { CompanyPlan } from './companies/plan';
import { functionsDeps } from './functionsDeps';
import type { SeedJob } from './jobs';
import type { Random } from './random';
import type { Trade } from './trades/trade';

const REQUESTS = 28;
const HOUR = 60;

type Said = { stars: number; text: string; reply?: string; state?: Review['state'] };

/** Returns the token of the last asked customer's page, in each demo company's own database: `/review/{token}`. */
const demoReviewToken = (industry: string): string => `demo-review-${industry}`.padEnd(22, 'x').slice(0, 22);

/** For repair trades. */
const REPAIRS: NonNullable<Trade['said']> = {
  twoTrips: [
    'Good work. It took two trips because of a part, but they told me the day before.',
    'Thank you. The part is on every truck now, so that one trip is enough next time.',
  ],
  late: 'The repair holds, but I waited three hours past the window and nobody called.',
  again: [
    'Leaked again after two days.',
    'We came back the same day and found a cracked fitting beside ours. Nothing was charged. Please call us if anything is not right.',
  ],
  thorough: 'Quick, friendly, and they showed me photos of what they did under the house.',
};

/** Returns what customers wrote through their link, good and bad, in the order of the log; the others haven't responded. */
const ownWords = ({ said: { twoTrips, late, again, thorough } = REPAIRS }: Trade): readonly Said[] => [
  {
    stars: 5,
    text: 'Came in the window they promised, explained what was wrong, and left the place cleaner than it was.',
  },
  {
    stars: 4,
    text: twoTrips[0],
    reply: twoTrips[1],
  },
  {
    stars: 2,
    text: late,
    reply: 'You are right, and we are sorry. You should have been called. We changed how late visits are told.',
  },
  { stars: 5, text: '', state: 'pending' },
  { stars: 5, text: 'Fair price, said before they began. The invoice was the number on the estimate.' },
  { stars: 3, text: 'Fine in the end. The first appointment was moved twice.', state: 'pending' },
  { stars: 5, text: 'My third time with them. They remembered the dog.', state: 'private' },
  {
    stars: 1,
    text: again[0],
    reply: again[1],
  },
  { stars: 5, text: thorough },
];
const ELSEWHERE: readonly (Said & { source: 'google' | 'facebook' | 'nextdoor'; author: string; daysAgo: number })[] = [
  { source: 'google', author: 'Dana K', daysAgo: 3, stars: 5, text: 'Called at eight, fixed by noon.' },
  {
    source: 'google',
    author: 'R. Alvarez',
    daysAgo: 16,
    stars: 4,
    text: 'Solid work. A little pricey.',
    reply: 'Thank you for the honest words. Every price is on the estimate before we begin.',
  },
  {
    source: 'facebook',
    author: 'Priya Natarajan-Whitfield',
    daysAgo: 30,
    stars: 5,
    text: 'Recommended by my neighbor, and now by me.',
  },
  {
    source: 'nextdoor',
    author: 'Tom from Oak Hill',
    daysAgo: 41,
    stars: 0,
    text: 'They did ours and the one next door. Would have them again.',
  },
];

type Asked = { plan: CompanyPlan; team: Team; jobs: readonly SeedJob[]; random: Random };

/** Creates the fairness log of the last finished jobs, and customers' reviews, as the server would have stored them. */
export async function makeReviews({ plan, team, jobs, random }: Asked): Promise<void> {
  const now = new Date().toISOString();
  const deps = functionsDeps({ now: () => now, newId: () => random.id() });
  const { companyId } = team;
  const settings = reviewSettingsSchema.parse({
    ...DEFAULT_REVIEW_SETTINGS,
    isOn: true,
    isWidgetOn: true,
    // Otherwise nine e-mails about weeks-old reviews would be the first thing in the local mailbox.
    isCompanyTold: false,
    links: {
      google: `https://g.page/r/${plan.industry}-demo/review`,
      facebook: `https://www.facebook.com/${plan.industry}demo/reviews`,
      nextdoor: `https://nextdoor.com/pages/${plan.industry}-demo`,
      yelp: '',
    },
  });
  const requests = requestsOf(jobs, now);
  const own = ownReviews(ownWords(plan.trade), requests, jobs, team);
  const batch = deps.db.batch();
  const put = (
    collection: 'reviews' | 'reviewRequests' | 'reviewSettings',
    id: string,
    data: object,
    at: string,
  ): void =>
    void batch.set(inCompany(deps.db, companyId, collection).doc(id), { ...data, ...createdAudit('system', at) });
  put('reviewSettings', REVIEW_SETTINGS_ID, settings, addDaysToInstant(now, -60));
  for (const request of requests) put('reviewRequests', request.jobId, request, request.occurredAt);
  for (const review of own) put('reviews', `own-${review.requestId}`, review, review.writtenAt);
  for (const [index, said] of ELSEWHERE.entries()) {
    const externalId = said.source === 'google' ? `demo/${plan.industry}/${String(index)}` : '';
    const writtenAt = addDaysToInstant(now, -said.daysAgo);
    const review = reviewOf(said, {
      source: said.source,
      externalId,
      authorName: said.author,
      writtenAt,
      mayPublish: true,
      lastSeenAt: externalId === '' ? '' : now,
      approvedBy: team.owner.uid,
    });
    put('reviews', externalId === '' ? random.id() : reviewId(said.source, externalId), review, writtenAt);
  }
  const open = requests.findLast(({ state }) => state === 'sent');
  if (open) batch.set(reviewLinkRef(deps.db, demoReviewToken(plan.industry)), { companyId, requestId: open.jobId });
  await batch.commit();
}

/** Decides by the product's own rule, based on each customer's record. */
function requestsOf(jobs: readonly SeedJob[], now: string): ReviewRequest[] {
  const done = jobs
    .flatMap((job) => {
      const doneAt = job.steps.find(({ state }) => state === 'work-done')?.at ?? '';
      return doneAt === '' || minutesAfter(doneAt, 25 * HOUR) > now ? [] : [{ job, doneAt }];
    })
    .sort((a, b) => (a.doneAt < b.doneAt ? -1 : 1))
    .slice(-REQUESTS);
  const lastAsked = new Map<string, string>();
  return done.map(({ job, doneAt }) => {
    const { record, household } = job;
    const decidedAt = minutesAfter(doneAt, 24 * HOUR);
    const { email, consent } = household.record;
    const contact = email === '' ? 'no-address' : consent.email === 'no' ? 'refused' : 'ok';
    const facts = requestFactsSchema.parse({
      trigger: 'done',
      isAutomaticOn: true,
      minIntervalDays: DEFAULT_REVIEW_SETTINGS.minIntervalDays,
      isSample: false,
      isFinished: true,
      occurredAt: doneAt,
      decidedAt,
      lastAskedAt: lastAsked.get(household.id) ?? '',
      sms: { isOn: false, contact: 'not-asked' },
      email: { isOn: true, contact },
    });
    const { rule } = decideRequest(facts);
    const isAsked = rule === 'asked';
    if (isAsked) lastAsked.set(household.id, decidedAt);
    return reviewRequestSchema.parse({
      jobId: job.id,
      jobNumber: record.number,
      jobTitle: record.title,
      technicianIds: record.technicianIds,
      customerId: household.id,
      customerName: household.record.name,
      placeName: cityOf(record.propertyAddress),
      trigger: 'done',
      occurredAt: doneAt,
      rule,
      facts,
      state: isAsked ? 'sent' : 'not-asked',
      ...(isAsked && {
        sentAt: decidedAt,
        expiresAt: addDaysToInstant(decidedAt, 60),
        tried: [{ channel: 'email', round: 1, at: decidedAt, isSent: true, note: '' }],
      }),
    });
  });
}

/** Returns reviews by some of the customers who were asked, and their log entries. */
function ownReviews(words: readonly Said[], requests: ReviewRequest[], jobs: readonly SeedJob[], team: Team): Review[] {
  const asked = requests.filter(({ rule }) => rule === 'asked').slice(-words.length - 3);
  return words.flatMap((said, index) => {
    const request = asked[index];
    const household = jobs.find(({ id }) => id === request?.jobId)?.household;
    if (!request || !household) return [];
    const answeredAt = minutesAfter(request.sentAt, (3 + index) * HOUR);
    Object.assign(request, {
      ...{
        state: 'answered',
        openedAt: minutesAfter(answeredAt, -4),
        answeredAt,
        shownLinks: ['google', 'facebook', 'nextdoor'],
      },
    });
    const isPrivate = said.state === 'private';
    return [
      reviewOf(said, {
        source: 'own',
        writtenAt: answeredAt,
        isJobVerified: true,
        match: 'certain',
        requestId: request.jobId,
        jobId: request.jobId,
        jobNumber: request.jobNumber,
        customerId: request.customerId,
        ...{
          technicianIds: request.technicianIds,
          placeName: request.placeName,
          serviceName: request.jobTitle.slice(0, 120),
        },
        ...{
          authorName: proposedAuthor(household.record),
          mayPublish: !isPrivate,
          consentedAt: isPrivate ? '' : answeredAt,
        },
        approvedBy: team.owner.uid,
      }),
    ];
  });
}

function reviewOf(
  { stars, text, reply, state = 'published' }: Said,
  { approvedBy, ...fields }: Partial<Review> & Pick<Review, 'source' | 'writtenAt'> & { approvedBy: string },
): Review {
  const answeredAt = minutesAfter(fields.writtenAt, 20 * HOUR);
  const review = reviewSchema.parse({
    stars,
    text,
    state,
    ...fields,
    reply:
      reply === undefined
        ? NO_REPLY
        : {
            ...NO_REPLY,
            ...{
              text: reply,
              state: 'posted',
              writtenBy: approvedBy,
              approvedBy,
              approvedAt: answeredAt,
              postedAt: answeredAt,
            },
          },
  });
  return { ...review, needsReply: needsReply(review) };
}
