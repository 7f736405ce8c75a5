import type { Stored } from '../../record/schema';
import { gateStanding } from './gates';
import type { SiteGate } from './gateSchema';

/** The gate fields needed to evaluate it at an earlier time. */
type Judged = Pick<Stored<SiteGate>, 'createdAt' | 'log' | 'validFrom'>;

/**
 * Whether a gate held work at a moment (`at`, with the company's day `today`), by its history. A gate entered later held nothing yet; the
 * last step before the moment gives its state.
 */
export function heldAt({ createdAt, log, validFrom }: Judged, { at, today }: { at: string; today: string }): boolean {
  if (createdAt > at) return false;
  const step = log.findLast((one) => one.at <= at);
  if (!step) return true;
  const isLast = step === log.at(-1);
  const standing = gateStanding(
    { state: step.state, expiresOn: step.expiresOn, validFrom: isLast ? validFrom : '' },
    today,
  );
  return standing !== 'cleared' && standing !== 'waived' && standing !== 'not-needed';
}
