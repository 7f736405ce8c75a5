import { BY_CUSTOMER, consentEntrySchema, consentQuestion, type ConsentEntry } from '@/domain/message/consent';
import { textSchema, type TextMessage } from '@/domain/message/schema';
import { segmentCount } from '@/domain/message/segments';
import { MESSAGE_SETTINGS_ID, messageSettingsSchema } from '@/domain/message/settings';
import { toTextNumber } from '@/domain/message/textNumber';
import { addDaysToInstant } from '@/lib/calendar';
import { createdAudit } from '../../functions/src/platform/audit';
import { inCompany } from '../../functions/src/platform/collections';
import { noteSaid } from '../../functions/src/messages/threads';
import type { Team } from './accounts';
import { minutesAfter } from './clock';
import type { CompanyPlan } from './companies/plan';
import { functionsDeps } from './functionsDeps';
import type { SeedJob } from './jobs';
import type { Random } from './random';

type Line = { by: 'customer' | 'office'; words: string; /** Minutes since the line before. */ after: number };
/** Conversations with four customers, latest first: the first two are waiting for an answer. */
const CONVERSATIONS: readonly (readonly Line[])[] = [
  [
    {
      by: 'office',
      words: 'Hi, this is the office. We are on for tomorrow morning. Anything we should know?',
      after: 0,
    },
    {
      by: 'customer',
      words: 'The gate sticks, lift it a little. And could you call me when you are ten minutes out?',
      after: 22,
    },
  ],
  [{ by: 'customer', words: 'Do you also look at water heaters while you are here? Ours is from 2009.', after: 0 }],
  [
    { by: 'customer', words: 'Is the part in yet?', after: 0 },
    { by: 'office', words: 'It arrived this morning. Tomorrow between 8 and 10?', after: 35 },
    { by: 'customer', words: 'Works for me, thank you', after: 4 },
    { by: 'office', words: 'You are booked. You get a text when we are on the way.', after: 3 },
  ],
  [
    { by: 'customer', words: 'Thanks for fitting us in yesterday. Everything runs.', after: 0 },
    { by: 'office', words: 'Glad to hear it. Call any time.', after: 50 },
  ],
];
/** The office's frequent replies in conversations. */
const SAVED_REPLIES = [
  {
    id: 'onTheWay',
    name: 'On the way',
    text: 'Hi {firstName}, our technician is on the way and will call you ten minutes before.',
  },
  {
    id: 'askForTimes',
    name: 'Which days suit you?',
    text: 'Hi {firstName}, thank you for writing. Which two days suit you, and mornings or afternoons?',
  },
  {
    id: 'sendPicture',
    name: 'Please send the label',
    text: 'Could you send us a picture of the label on the unit? It says which parts we bring along.',
  },
  { id: 'thanks', name: 'Thank you', text: 'Thank you, {firstName}. Call or text us any time. {company}' },
];
const MOST_RECENT_MINUTES = 40;

type Asked = { plan: CompanyPlan; team: Team; jobs: readonly SeedJob[]; random: Random };

/** Creates texts with customers of the last finished jobs, and the resulting conversations. */
export async function makeConversations({ plan, team, jobs, random }: Asked): Promise<void> {
  const now = new Date().toISOString();
  const deps = functionsDeps({ now: () => now, newId: () => random.id() });
  const { companyId } = team;
  const settings = messageSettingsSchema.parse({ savedReplies: SAVED_REPLIES });
  await inCompany(deps.db, companyId, 'messageSettings')
    .doc(MESSAGE_SETTINGS_ID)
    .set({ ...settings, ...createdAudit(team.owner.uid, addDaysToInstant(now, -60)) });
  const people = [...new Map(jobs.map(({ household }) => [household.id, household])).values()]
    .filter(({ record }) => toTextNumber(record.phone) !== '' && record.consent.sms !== 'no')
    // Replies by text go to people who consented.
    .toSorted((a, b) => Number(b.record.consent.sms === 'yes') - Number(a.record.consent.sms === 'yes'))
    .slice(0, CONVERSATIONS.length);
  for (const [index, household] of people.entries()) {
    const lines = CONVERSATIONS[index] ?? [];
    const lasts = lines.reduce((sum, { after }) => sum + after, 0);
    let at = minutesAfter(addDaysToInstant(now, -index), -MOST_RECENT_MINUTES - lasts);
    const askedAt = addDaysToInstant(at, -30);
    await inCompany(deps.db, companyId, 'consents')
      .doc(random.id())
      .set({ ...agreed(household, plan.name, askedAt), ...createdAudit('system', askedAt) });
    for (const { by, words, after } of lines) {
      at = minutesAfter(at, after);
      const text = textOf({ household, by, words, at, office: team.owner.uid });
      await inCompany(deps.db, companyId, 'texts')
        .doc(random.id())
        .set({ ...text, ...createdAudit('system', at) });
      await noteSaid(deps, {
        ...{ companyId, customerId: household.id, at, words, channel: 'sms' },
        by: by === 'customer' ? 'customer' : 'person',
      });
    }
  }
}

/** They checked the box when booking: without it, no one replies to them by text. */
const agreed = (household: SeedJob['household'], companyName: string, at: string): ConsentEntry =>
  consentEntrySchema.parse({
    phone: toTextNumber(household.record.phone),
    customerId: household.id,
    channel: 'sms',
    purpose: 'transactional',
    state: 'yes',
    source: 'form',
    wording: consentQuestion(companyName),
    at,
    by: BY_CUSTOMER,
  });

type Said = { household: SeedJob['household']; by: Line['by']; words: string; at: string; office: string };

const textOf = ({ household, by, words, at, office }: Said): TextMessage =>
  textSchema.parse({
    kind: by === 'customer' ? 'reply' : 'answer',
    customerId: household.id,
    phone: toTextNumber(household.record.phone),
    body: words,
    segments: segmentCount(words),
    state: by === 'customer' ? 'received' : 'delivered',
    requestedAt: at,
    sentAt: at,
    sentBy: by === 'customer' ? 'customer' : office,
  });
