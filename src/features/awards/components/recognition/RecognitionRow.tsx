import { periodName } from '@/domain/award/period';
import { winnerNames, type Recognition, type RecognitionState } from '@/domain/award/recognition';
import type { Stored } from '@/domain/record/schema';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { RouterLink } from '@/ui/links/RouterLink';
import type { Tone } from '@/ui/tone';
import { reasonOf } from '../../recognitionForm';
import { BadgeIcon } from './BadgeIcon';
import classes from './recognition.module.css';

export const STATE_WORDS: Record<RecognitionState, { label: string; tone: Tone }> = {
  proposed: { label: 'Waits for approval', tone: 'warning' },
  approved: { label: 'Approved', tone: 'success' },
  declined: { label: 'Declined', tone: 'neutral' },
};

type RecognitionRowProps = {
  recognition: Stored<Recognition>;
  optedOut: ReadonlySet<string>;
  /** Where it opens; without it nothing does. */
  href?: string;
  /** Approved ones alone are shown, so that it goes without saying. */
  isStateHidden?: boolean;
};

/** One recognition: badge, for whom, of which period, for what, the prize. */
export function RecognitionRow({ recognition, optedOut, href, isStateHidden = false }: RecognitionRowProps) {
  const { title, badge, winners, prize, state } = recognition;
  const figures = winners
    .filter(({ technicianId }) => !optedOut.has(technicianId))
    .map((winner) => winner.figures)
    .filter(Boolean)
    .join(', ');
  const facts = [periodName(recognition), reasonOf(recognition), figures, prize && `Prize: ${prize}`];
  const names = winnerNames(recognition, optedOut).join(', ');
  return (
    <li className={classes['row']}>
      <BadgeIcon badge={badge} />
      <div className={classes['words']}>
        <span className={classes['name']}>
          {href === undefined ? title : <RouterLink to={href}>{title}</RouterLink>}: {names}
        </span>
        <span className={classes['second']}>{facts.filter(Boolean).join(' · ')}</span>
      </div>
      {!isStateHidden && (
        <div className={classes['end']}>
          <StatusBadge {...STATE_WORDS[state]} />
        </div>
      )}
    </li>
  );
}
