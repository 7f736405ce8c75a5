import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/lib/appError';
import { newId } from '@/lib/ids';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@/lib/time';
import { defineReaction, type Reaction } from '../../functions/src/platform/reaction';
import type { RecordChange } from '../../functions/src/platform/recordChange';
import { REACTION_MS, runReactions } from '../../functions/src/platform/runReactions';
import { depsAt } from './deps';
import { db } from './support';

const WRITTEN_AT = '2026-03-02T15:00:00.000Z';
const functionName = 'onJobs';
let ran: string[];
let change: RecordChange;

beforeEach(() => {
  ran = [];
  change = {
    eventId: newId(),
    at: WRITTEN_AT,
    params: {},
    before: null,
    after: { progress: 'done' },
    authUid: '',
    isByServer: false,
  };
});

const reaction = (name: string, react: () => Promise<void> = () => Promise.resolve()): Reaction =>
  defineReaction(name, 'jobs', async () => {
    ran.push(name);
    await react();
  });
const refuse = () =>
  Promise.reject(new AppError({ code: 'unavailable', userMessage: 'The server is busy. Please try again.' }));

/** Delivers the event with a delay after the write. */
const deliver = (reactions: readonly Reaction[], afterMs = 0): Promise<void> =>
  runReactions(
    depsAt(() => new Date(Date.parse(WRITTEN_AT) + afterMs).toISOString()),
    { functionName, reactions, change },
  );
const noted = async (): Promise<unknown> =>
  (await db.doc(`failedReactions/${functionName}_${change.eventId}`).get()).get('reactions');

describe('the reactions to a write', () => {
  it('run one after the other, in the order of their list', async () => {
    const slow = reaction('first', async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      ran.push('first is done');
    });

    await deliver([slow, reaction('second'), reaction('third')]);

    expect(ran).toEqual(['first', 'first is done', 'second', 'third']);
    expect(await noted()).toBeUndefined();
  });

  it('are skipped if the change doesn’t concern them', async () => {
    const onlyDeletions = { ...reaction('on deletion'), concerns: ({ after }: RecordChange) => after === null };

    await deliver([onlyDeletions, reaction('always')]);

    expect(ran).toEqual(['always']);
  });

  it('all run even if one throws, or can’t tell whether it is concerned', async () => {
    const confused: Reaction = {
      ...reaction('confused'),
      concerns: () => {
        throw new Error('What is this?');
      },
    };

    await expect(deliver([reaction('fails', refuse), confused, reaction('last')])).rejects.toThrow(
      'Failed, and to be tried again: fails, confused',
    );

    expect(ran).toEqual(['fails', 'last']);
  });

  it('all run even if one hangs', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const hangs = reaction('hangs', () => new Promise<void>(() => undefined));
    const delivered = expect(deliver([hangs, reaction('last')])).rejects.toThrow('hangs');
    await vi.waitFor(() => expect(ran).toEqual(['hangs']));
    await vi.advanceTimersByTimeAsync(REACTION_MS);
    vi.useRealTimers();
    await delivered;

    expect(ran).toEqual(['hangs', 'last']);
  });
});

describe('an event redelivered because a reaction failed', () => {
  it('runs only the failed ones, until nothing is left', async () => {
    let isBroken = true;
    const reactions = [
      reaction('well'),
      reaction('broken', () => (isBroken ? refuse() : Promise.resolve())),
      reaction('well too'),
    ];
    await expect(deliver(reactions)).rejects.toThrow('broken');
    expect(await noted()).toEqual(['broken']);

    ran = [];
    await expect(deliver(reactions, 10 * SECOND_MS)).rejects.toThrow('broken');
    expect(ran).toEqual(['broken']);

    ran = [];
    isBroken = false;
    await deliver(reactions, MINUTE_MS);
    expect(ran).toEqual(['broken']);
    expect(await noted()).toBeUndefined();
  });

  it('runs everything if the failures weren’t recorded', async () => {
    await deliver([reaction('one'), reaction('two')], MINUTE_MS);

    expect(ran).toEqual(['one', 'two']);
  });

  it('is retried a last time after an hour, and then given up', async () => {
    const reactions = [reaction('well'), reaction('never', refuse)];
    await expect(deliver(reactions)).rejects.toThrow('never');

    ran = [];
    await deliver(reactions, HOUR_MS + 1);

    expect(ran).toEqual(['never']);
    expect(await noted()).toBeUndefined();
  });

  it('still runs if it first arrives after an hour', async () => {
    await deliver([reaction('late')], 2 * HOUR_MS);

    expect(ran).toEqual(['late']);
  });
});
