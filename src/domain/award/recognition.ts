import { z } from 'zod';
import { line, optionalInstant, recordId, requiredLine, text } from '../record/schema';
import { METRICS } from './metrics';
import { PERIOD_KINDS } from './period';

export const BADGES = ['trophy', 'star', 'medal', 'shield', 'rocket', 'heart'] as const;
export type Badge = (typeof BADGES)[number];
export const BADGE_LABELS: Record<Badge, string> = {
  trophy: 'Trophy',
  star: 'Star',
  medal: 'Medal',
  shield: 'Shield',
  rocket: 'Rocket',
  heart: 'Heart',
};

/** `none`: for something that no figure shows, with the reason as text. */
const RECOGNITION_METRICS = [...METRICS, 'none'] as const;

export const RECOGNITION_STATES = ['proposed', 'approved', 'declined'] as const;
export type RecognitionState = (typeof RECOGNITION_STATES)[number];

export const WINNER_LIMIT = 3;

/** `figures` is the basis of the award, frozen when it was proposed: `23 of 24 jobs`. */
const winnerSchema = z.object({
  technicianId: recordId,
  name: requiredLine(160, 'Name the winner'),
  figures: line(120),
});

const isoDate = z.iso.date('Use a valid date');

/** companies/{c}/recognitions/{id}: a badge for a period, starting as a proposal. Decisions are final. */
export const recognitionSchema = z.object({
  title: requiredLine(80, 'Name the recognition'),
  badge: z.enum(BADGES).default('trophy'),
  periodKind: z.enum(PERIOD_KINDS),
  startsOn: isoDate,
  metric: z.enum(RECOGNITION_METRICS),
  winners: z.array(winnerSchema).min(1, 'Choose who it is for').max(WINNER_LIMIT, `At most ${WINNER_LIMIT} people`),
  prize: line(160).default(''),
  note: text(500).default(''),
  state: z.enum(RECOGNITION_STATES).default('proposed'),
  /** The account of the admin who approved or declined it, and when; '' for a proposal. */
  decidedBy: z.string().max(128).default(''),
  decidedAt: optionalInstant,
});
export type Recognition = z.infer<typeof recognitionSchema>;

/** Adds the proposal's checks: a written reason is required if there is no metric. */
export const recognitionFormSchema = recognitionSchema.superRefine(({ metric, note }, context) => {
  if (metric === 'none' && note.trim() === '')
    context.addIssue({ code: 'custom', path: ['note'], message: 'Say what it is for' });
});

/**
 * companies/{c}/recognitionOptOuts/{technicianId}: a person who has opted out. While it exists they are not ranked, not proposed, and not
 * named.
 */
export const recognitionOptOutSchema = z.object({ technicianId: recordId });

/** Shown instead of the name of a person who has opted out. */
export const UNNAMED = 'A colleague';

/** Returns the winners' names; those who have since opted out are unnamed. */
export const winnerNames = ({ winners }: Pick<Recognition, 'winners'>, optedOut: ReadonlySet<string>): string[] =>
  winners.map(({ technicianId, name }) => (optedOut.has(technicianId) ? UNNAMED : name));
