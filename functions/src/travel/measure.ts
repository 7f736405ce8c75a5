import type { Coordinates } from '@/domain/contact/pin';
import type { TravelConfig } from './config';
import { travelFault } from './errors';
import { PROVIDERS, type Measured } from './providers';

const ANSWER_MS = 10_000;
/** At most 20 MB or so, in a process that serves many companies. */
const KEPT_PAIRS = 200_000;

/** Seconds by pair of places, with expiry times. Roads are no secret, so companies share them. */
const known = new Map<string, { seconds: number | null; until: number }>();

/** About 11 m: no one drives longer to the house next door. */
const nameOf = ({ lat, lng }: Coordinates): string => `${lat.toFixed(4)},${lng.toFixed(4)}`;

/** Traffic is similar at the same hour on weekdays, and on weekends. */
function hourOf(departAt: string): string {
  const at = new Date(departAt);
  return `${[0, 6].includes(at.getUTCDay()) ? 'weekend' : 'weekday'} ${at.getUTCHours()}`;
}

type Asked = { places: readonly Coordinates[]; departAt: string; now: number };
export type Answer = { seconds: Measured; fault: string; askedPairs: number };

/**
 * Returns seconds from each place to each. Only unknown pairs are requested, in blocks the provider accepts; a failed block stops it and
 * leaves the rest null with a message. `mayAsk` gets the number of pairs about to be billed.
 */
export async function measure(
  config: TravelConfig,
  { places, departAt, now }: Asked,
  mayAsk: (pairs: number) => Promise<string>,
): Promise<Answer> {
  const { ask, sidePlaces, keepMs } = PROVIDERS[config.provider];
  const hour = config.provider === 'osrm' ? '' : hourOf(departAt);
  const keyOf = (from: Coordinates, to: Coordinates): string =>
    `${config.provider} ${hour} ${nameOf(from)} ${nameOf(to)}`;
  const secondsOf = (from: Coordinates, to: Coordinates): number | null | undefined => {
    if (nameOf(from) === nameOf(to)) return 0;
    const kept = known.get(keyOf(from, to));
    return kept && kept.until > now ? kept.seconds : undefined;
  };
  const open = blocksOf(places, sidePlaces).filter(({ from, to }) =>
    from.some((a) => to.some((b) => secondsOf(a, b) === undefined)),
  );
  const pairs = open.reduce((sum, { from, to }) => sum + from.length * to.length, 0);
  let fault = pairs > 0 ? await mayAsk(pairs) : '';
  let askedPairs = 0;
  for (const { from, to } of fault === '' ? open : []) {
    try {
      const measured = await ask(config, { from, to, departAt }, AbortSignal.timeout(ANSWER_MS));
      askedPairs += from.length * to.length;
      from.forEach((a, row) =>
        to.forEach((b, column) =>
          keep(keyOf(a, b), { seconds: wholeSeconds(measured[row]?.[column]), until: now + keepMs }),
        ),
      );
    } catch (error) {
      fault = travelFault(error);
      break;
    }
  }
  return { seconds: places.map((from) => places.map((to) => secondsOf(from, to) ?? null)), fault, askedPairs };
}

/** An impossible value counts as no answer. */
const wholeSeconds = (seconds: number | null | undefined): number | null =>
  typeof seconds === 'number' && Number.isFinite(seconds) && seconds >= 0 ? Math.round(seconds) : null;

function keep(key: string, entry: { seconds: number | null; until: number }): void {
  known.delete(key);
  known.set(key, entry);
  const [oldest] = known.keys();
  if (known.size > KEPT_PAIRS && oldest !== undefined) known.delete(oldest);
}

function blocksOf(
  places: readonly Coordinates[],
  side: number,
): { from: readonly Coordinates[]; to: readonly Coordinates[] }[] {
  const groups = Array.from({ length: Math.ceil(places.length / side) }, (_, index) =>
    places.slice(index * side, (index + 1) * side),
  );
  return groups.flatMap((from) => groups.map((to) => ({ from, to })));
}

/** For tests: resets to the state of a new process. */
export const forgetMeasured = (): void => known.clear();
