import { z } from 'zod';
import stored from './hours.json';

const clock = z.string().regex(/^\d\d:\d\d$/);
/** From the first minute to the one that is too late; empty = not at all that day. */
const span = z.union([z.tuple([clock, clock]), z.tuple([])]);

/** One rule, in force on the days from `effectiveFrom` to `effectiveTo` (YYYY-MM-DD; '' = open) of the place that it is about. */
const ruleSchema = z.object({
  id: z.string(),
  /** '' = the United States. */
  state: z.string(),
  effectiveFrom: z.string(),
  effectiveTo: z.string(),
  hours: span,
  sunday: span.optional(),
  holiday: span.optional(),
  /** Calls and texts together, about one subject. */
  contactsPer24h: z.number().int().optional(),
  /** This clock has to agree, too. */
  alsoByClockOf: z.string().optional(),
  /** Numbers that the state presumes to be its residents'. */
  areaCodes: z.array(z.string()).optional(),
  confidence: z.enum(['high', 'medium', 'low']),
  citation: z.string(),
  source: z.string(),
  address: z.string(),
});
export type HoursRule = z.infer<typeof ruleSchema>;
export type HoursSpan = z.infer<typeof span>;

let known: readonly HoursRule[] | undefined;
/** Read when they are first asked for: a page that only names the rules of contact loads none of them. */
const allRules = (): readonly HoursRule[] => (known ??= z.array(ruleSchema).parse(stored.rules));

/** What binds on a day (YYYY-MM-DD) in a state ('TX'; '' = anywhere in the US). What is little certain binds nobody. */
export const rulesOf = (state: string, day: string): HoursRule[] =>
  allRules().filter(
    (rule) =>
      rule.confidence !== 'low' &&
      (rule.state === '' || rule.state === state) &&
      rule.effectiveFrom <= day &&
      (rule.effectiveTo === '' || day <= rule.effectiveTo),
  );

/** The states that presume a number (E.164) to be of their residents by its area code. */
export const statesOfNumber = (phone: string): string[] =>
  phone.startsWith('+1')
    ? allRules()
        .filter(({ areaCodes = [] }) => areaCodes.includes(phone.slice(2, 5)))
        .map(({ state }) => state)
    : [];
