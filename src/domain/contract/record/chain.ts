import { sha256Hex } from '@/lib/sha256Hex';
import { stableJson } from '@/lib/stableJson';
import type { ChainEvent } from './version';

export type NewEvent = Omit<ChainEvent, 'previous' | 'hash'>;

/** Returns the SHA-256 of the previous hash and the event in canonical form. Method B6. */
const hashOf = (previous: string, event: NewEvent): Promise<string> => sha256Hex(`${previous}\n${stableJson(event)}`);

/** Returns the head of a chain: the hash of its last event, or what it begins after. */
export const headOf = (events: readonly Pick<ChainEvent, 'hash'>[], startsAfter: string): string =>
  events.at(-1)?.hash ?? startsAfter;

/** Appends an event to a chain. */
export async function chained(
  events: readonly ChainEvent[],
  startsAfter: string,
  event: NewEvent,
): Promise<ChainEvent[]> {
  const previous = headOf(events, startsAfter);
  return [...events, { ...event, previous, hash: await hashOf(previous, event) }];
}

export type ChainCheck = {
  /** Whether each event's hash matches it and the previous one. */
  isGood: boolean[];
  /** Whether all do, and the chain ends with the head that is stored elsewhere. */
  isWhole: boolean;
};

/** Recomputes a chain. `head`: where it must end according to a second place; null = not known. */
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
