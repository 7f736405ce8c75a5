import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aiSettingsSchema } from '@/domain/assistant/settings';
import { askModel } from '../../functions/src/ai/askModel';
import { forgetModels } from '../../functions/src/ai/models';
import { COMPANY, openAiWorld, OTHER, type AiWorld } from './aiWorld';

let world: AiWorld;
/** Any limit the company sets for itself. */
const GREEDY = { monthlyCapCents: 1_000_000, personCapCents: 1_000_000 };

beforeAll(async () => {
  world = await openAiWorld();
});
beforeEach(async () => {
  await world.begin();
  await world.settings(GREEDY);
  await world.deps.db
    .doc(`companies/${OTHER}/aiSettings/main`)
    .set({ ...aiSettingsSchema.parse({ isOn: true }), ...GREEDY });
  forgetModels();
  await models({});
});
afterAll(() => world.end());

/** A dollar per million tokens, so 10,000 tokens cost a cent; the maximum output costs almost nothing. */
async function models(changes: { maxOutputTokens?: number }): Promise<void> {
  forgetModels();
  const price = { input: 100, cacheRead: 100, cacheWrite: 100, output: 100 };
  const model = {
    ...{ provider: 'openai', model: 'model', maxOutputTokens: 16, effort: 'low', timeoutMs: 60_000 },
    ...{ centsPerMillion: price, centsPerPicture: 8, endOfLife: '', ...changes },
  };
  await world.deps.db.doc('operator/aiModels').set({ answer: [model] });
}

const operator = (ceilings: object) => world.deps.db.doc('operator/aiCeilings').set(ceilings);

/** A question that costs `cents`. */
const spend = async (cents: number, companyId = COMPANY): Promise<void> =>
  spendOn({ input: cents * 10_000, output: 0 }, { companyId });

async function spendOn(
  usage: { input: number; output: number },
  { companyId = COMPANY, firstByteMs = 0 }: { companyId?: string; firstByteMs?: number },
): Promise<void> {
  const mark = await world.script({ reply: { text: 'Yes.', firstByteMs, usage } });
  await askModel(
    world.deps,
    { companyId, uid: 'grace' },
    {
      purpose: 'answer',
      instructions: 'Be brief.',
      messages: [{ from: 'person', parts: [{ kind: 'text', text: `Well? ${mark}` }] }],
    },
    { signal: new AbortController().signal, isQuestion: true },
  );
}
const DAY = 24 * 60;

it('no one can ask without a confirmed address, not even the owner', async () => {
  const owner = { ...(await world.as('admin')), isEmailVerified: false };
  const asked = world.ask(owner, { text: 'How many jobs are there today?' });
  await expect(asked).rejects.toThrow('Confirm your e-mail address');
  expect(await world.requests()).toEqual([]);
});

it('a company that never paid has three dollars in total, whatever limit it sets and in any month', async () => {
  await world.hasNeverPaid();
  await spend(150);
  await spend(149);
  // One cent is left, and no request that could cost more is made.
  await spend(1);
  await expect(spend(1)).rejects.toThrow('all the AI that comes with the free trial');
  world.wait(40 * DAY);
  await expect(spend(1)).rejects.toThrow('all the AI that comes with the free trial');
  expect(world.stored('counters/aiBeforePayment')).toMatchObject({
    costMicrodollars: 3_000_000,
    reservedMicrodollars: 0,
  });
  // From its first payment, the plan's monthly limit applies.
  await world.deps.db.doc(`companies/${COMPANY}`).update({ 'subscription.firstPaidAt': world.deps.now() });
  await spend(1);
});

it('all companies that never paid share the operator’s allowance per UTC day', async () => {
  await operator({ beforePaymentCents: 1_000, allBeforePaymentDayCents: 100 });
  await world.hasNeverPaid();
  await world.hasNeverPaid(OTHER);
  await spend(60);
  await spend(40, OTHER);
  await expect(spend(1)).rejects.toThrow('no AI left for free trials today');
  await expect(spend(1, OTHER)).rejects.toThrow('no AI left for free trials today');
  // It is 15:00 UTC: eight hours later it is still the same day, whichever time zone a company claims.
  await world.deps.db.doc(`companies/${COMPANY}`).update({ timeZone: 'Pacific/Kiritimati' });
  world.wait(8 * 60);
  await expect(spend(1)).rejects.toThrow('no AI left for free trials today');
  world.wait(2 * 60);
  await spend(1);
});

it('many questions at once don’t exceed it', async () => {
  await operator({ beforePaymentCents: 3 });
  await world.hasNeverPaid();
  await models({ maxOutputTokens: 9_000 });
  // Each may cost 0.9 cents plus a little for the input: three fit.
  const asked = await Promise.allSettled(
    Array.from({ length: 8 }, async () => spendOn({ input: 10, output: 8_990 }, { firstByteMs: 100 })),
  );
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  const book = world.stored('counters/aiBeforePayment');
  expect(book).toMatchObject({ costMicrodollars: 27_000, reservedMicrodollars: 0 });
});

it('a paying company has a monthly ceiling by plan, which the operator can change and no company setting can', async () => {
  // Half of $149.
  await spend(7_449);
  await spend(1);
  await expect(spend(1)).rejects.toThrow('all the AI that its plan includes this month');
  await operator({ monthCents: { complete: 8_000 } });
  await spend(1);
  // Its own lower limit still applies, and is named.
  await world.settings({ monthlyCapCents: 100, personCapCents: 1_000_000 });
  await expect(spend(1)).rejects.toThrow('An admin or manager can raise it');
  // A damaged document counts as none.
  await world.settings(GREEDY);
  await operator({ monthCents: 'much' });
  await expect(spend(1)).rejects.toThrow('all the AI that its plan includes this month');
});

it('the month is the UTC month, whatever the company’s clock says', async () => {
  // 15:00 UTC on November 30 is December on Kiritimati.
  world.wait(7 * DAY);
  await world.deps.db.doc(`companies/${COMPANY}`).update({ timeZone: 'Pacific/Kiritimati' });
  await spend(7_450);
  await expect(spend(1)).rejects.toThrow('plan includes this month');
  expect(world.stored('aiUsage/2026-11')).toMatchObject({ costMicrodollars: 74_500_000 });
  world.wait(9 * 60);
  await spend(1);
});
