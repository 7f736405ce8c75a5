import { z } from 'zod';
import stored from './hours.json';

const clock = z.string().regex(/^\d\d:\d\d$/);
/** From the first allowed minute to the first that is too late; empty = not at all that day. */
const span = z.union([z.tuple([clock, clock]), z.tuple([])]);

/** One rule, in force on the days from `effectiveFrom` to `effectiveTo` (YYYY-MM-DD; '' = open) in the place it covers. */
const ruleSchema = z.object({
  id: z.string(),
  /** '' = the United States. */
  state: z.string(),
  effectiveFrom: z.string(),
  effectiveTo: z.string(),
  hours: span,
  sunday: span.optional(),
  holiday: span.optional(),
  /** Calls and texts combined, about one subject. */
  contactsPer24h: z.number().int().optional(),
  /** The time zone that must also allow it. */
  alsoByClockOf: z.string().optional(),
  /** Area codes whose numbers the state presumes to belong to its residents. */
  areaCodes: z.array(z.string()).optional(),
  confidence: z.enum(['high', 'medium', 'low']),
  citation: z.string(),
  source: z.string(),
  address: z.string(),
});
export type HoursRule = z.infer<typeof ruleSchema>;
export type HoursSpan = z.infer<typeof span>;

let known: readonly HoursRule[] | undefined;
/** Parsed on first use, so that a page that only names the contact rules loads none of them. */
const allRules = (): readonly HoursRule[] => (known ??= z.array(ruleSchema).parse(stored.rules));

/** Returns the rules that bind on a day (YYYY-MM-DD) in a state ('TX'; '' = anywhere in the US). Rules of low confidence don't bind. */
export const rulesOf = (state: string, day: string): HoursRule[] =>
  allRules().filter(
    (rule) =>
      rule.confidence !== 'low' &&
      (rule.state === '' || rule.state === state) &&
      rule.effectiveFrom <= day &&
      (rule.effectiveTo === '' || day <= rule.effectiveTo),
  );

/** Returns the states that presume a number (E.164) to be their residents', by its area code. */
export const statesOfNumber = (phone: string): string[] =>
  phone.startsWith('+1')
    ? allRules()
        .filter(({ areaCodes = [] }) => areaCodes.includes(phone.slice(2, 5)))
        .map(({ state }) => state)
    : [];
