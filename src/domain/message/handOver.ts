import { z } from 'zod';
import { isoInstant } from '../record/schema';

/*
 * Handing a message to its provider ends in one of three ways: the provider took it, certainly did not take it, or no
 * one knows (the connection was lost after it was handed over). Only what was certainly not taken is sent again
 * automatically; two messages are worse than none, and a person decides about the third kind.
 */

/** For records from before hand-overs were noted: theirs may have happened. */
const BEFORE_NOTES = '1970-01-01T00:00:00.000Z';

/**
 * Time the message was about to be handed to the provider; '' = it certainly hadn't been when the record was written.
 */
export const handedOverAt = z.union([z.literal(''), isoInstant]).default(BEFORE_NOTES);

/** After this long, the sending process has stopped; no provider is waited for longer. */
const SENDING_TAKES_AT_MOST_MS = 120_000;

type Handing<State extends string> = { state: State; requestedAt: string; handedOverAt: string };

/**
 * Returns a message's state as of `now` (ISO). One whose sender stopped is `failed` if it wasn't handed over by then, and `unclear` if it
 * was; everything else is what its record says.
 */
export function stateOfSending<State extends string>(
  { state, requestedAt, handedOverAt: handedAt }: Handing<State>,
  now: string,
): State | 'failed' | 'unclear' {
  if (state !== 'sending') return state;
  const latest = handedAt > requestedAt ? handedAt : requestedAt;
  if (Date.parse(now) - Date.parse(latest) <= SENDING_TAKES_AT_MOST_MS) return state;
  return handedAt === '' ? 'failed' : 'unclear';
}

/** The record's error for a message whose sender stopped before handing it over. */
export const STOPPED_BEFORE = 'The server stopped before it was sent.';
/** The record's error for a message whose fate is unknown. */
export const MAY_HAVE_ARRIVED =
  'The connection was lost while it was being sent, so it may have arrived. It is not sent again unless you choose to.';
