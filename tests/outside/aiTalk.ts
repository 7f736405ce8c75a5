import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { AnswerChunk, AssistantAnswer } from '@/domain/assistant/api';
import type { Member } from '../../functions/src/platform/access';
import { ADA, openAiWorld, type AiWorld, type Turn } from './aiWorld';

export const says = (text: string): Turn => ({ reply: { text } });
export const calls = (...all: { name: string; arguments: unknown }[]): Turn => ({ reply: { calls: all } });
export const readAda = { name: 'read_customer', arguments: { customer_id: ADA.id } };

/** Asks a question with a script for the model, whose expectations must all be met. */
export const asksIn =
  (world: () => AiWorld) =>
  async (
    member: Member,
    turns: Turn[],
    text = 'Please',
  ): Promise<{ answer: AssistantAnswer; chunks: AnswerChunk[] }> => {
    const mark = await world().script(...turns);
    const asked = await world().ask(member, { text: `${text} ${mark}` });
    expect(await world().complaint(mark)).toBe('');
    return asked;
  };

/** Opens one world for a file's tests. It is reset before each test, and `take` receives it, with an office member. */
export function inAiWorld(take: (world: AiWorld, office: Member) => void | Promise<void>): void {
  let world: AiWorld;
  beforeAll(async () => {
    world = await openAiWorld();
  });
  beforeEach(async () => {
    await world.begin();
    await take(world, await world.as('office'));
  });
  afterAll(() => world.end());
}

/** Returns the message shown on a rejection. */
export const told = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'nothing',
    (error: unknown) => (error as Error).message,
  );
