/** From one instant to another (ISO-8601 UTC), the end not included. */
export type Span = { startsAt: string; endsAt: string };

const MINUTE_MS = 60_000;

/** Elapsed minutes from one instant to another; negative when `to` is earlier. Never the difference of two clock faces. */
export const minutesBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / MINUTE_MS;

/** The instant so many elapsed minutes later, or earlier when negative. */
export const plusMinutes = (instant: string, minutes: number): string =>
  new Date(Date.parse(instant) + minutes * MINUTE_MS).toISOString();

export const durationOf = ({ startsAt, endsAt }: Span): number => minutesBetween(startsAt, endsAt);

/** Whether two spans share time. Spans that only touch do not; one without length lies within another, or at its start. */
export const isOverlapping = (a: Span, b: Span): boolean =>
  a.startsAt === b.startsAt || (a.startsAt < b.endsAt && b.startsAt < a.endsAt);

/** The part of a span that lies within another; null when there is none. */
export function partWithin(span: Span, within: Span): Span | null {
  const startsAt = span.startsAt > within.startsAt ? span.startsAt : within.startsAt;
  const endsAt = span.endsAt < within.endsAt ? span.endsAt : within.endsAt;
  return startsAt < endsAt ? { startsAt, endsAt } : null;
}

/** What is left of `spans` when `taken` are cut out of them. All ascending. */
export function without(spans: readonly Span[], taken: readonly Span[]): Span[] {
  return taken.reduce<Span[]>(
    (left, cut) =>
      left.flatMap((span) => {
        if (!isOverlapping(span, cut)) return [span];
        return [
          { startsAt: span.startsAt, endsAt: cut.startsAt },
          { startsAt: cut.endsAt, endsAt: span.endsAt },
        ].filter(({ startsAt, endsAt }) => startsAt < endsAt);
      }),
    [...spans],
  );
}
