import { sha256Hex } from '@/lib/sha256Hex';
import { stableJson } from '@/lib/stableJson';
import type { ChainEvent } from './version';

export type NewEvent = Omit<ChainEvent, 'previous' | 'hash'>;

/** SHA-256 over the hash before it and the event in a fixed form. Method B6. */
const hashOf = (previous: string, event: NewEvent): Promise<string> => sha256Hex(`${previous}\n${stableJson(event)}`);

/** The head of a chain: the hash of its last event, or what it begins after. */
export const headOf = (events: readonly Pick<ChainEvent, 'hash'>[], startsAfter: string): string =>
  events.at(-1)?.hash ?? startsAfter;

/** A chain with one more event. */
export async function chained(
  events: readonly ChainEvent[],
  startsAfter: string,
  event: NewEvent,
): Promise<ChainEvent[]> {
  const previous = headOf(events, startsAfter);
  return [...events, { ...event, previous, hash: await hashOf(previous, event) }];
}

export type ChainCheck = {
  /** For each event whether its hash follows from it and from the one before. */
  isGood: boolean[];
  /** Whether all are, and the chain ends with the head that is stored elsewhere. */
  isWhole: boolean;
};

/** Recomputes a chain. `head`: where it has to end, as a second place says; null = not known. */
export async function checkChain(
  events: readonly ChainEvent[],
  startsAfter: string,
  head: string | null,
): Promise<ChainCheck> {
  const isGood: boolean[] = [];
  let expected = startsAfter;
  for (const { previous, hash, ...event } of events) {
    isGood.push(previous === expected && hash === (await hashOf(previous, event)));
    expected = hash;
  }
  return { isGood, isWhole: isGood.every(Boolean) && (head === null || head === expected) };
}
