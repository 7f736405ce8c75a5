import { periodName } from '@/domain/award/period';
import { winnerNames, type Recognition, type RecognitionState } from '@/domain/award/recognition';
import type { Stored } from '@/domain/record/schema';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { LinedRow } from '@/ui/layout/LinedList';
import { RouterLink } from '@/ui/links/RouterLink';
import type { Tone } from '@/ui/tone';
import { reasonOf } from '../../recognitionForm';
import { BadgeIcon } from './BadgeIcon';

export const STATE_WORDS: Record<RecognitionState, { label: string; tone: Tone }> = {
  proposed: { label: 'Waiting for approval', tone: 'warning' },
  approved: { label: 'Approved', tone: 'success' },
  declined: { label: 'Declined', tone: 'neutral' },
};

type RecognitionRowProps = {
  recognition: Stored<Recognition>;
  optedOut: ReadonlySet<string>;
  /** Link target; without one the row can't be opened. */
  href?: string;
  /** Hides the state, for lists that show only approved recognitions. */
  isStateHidden?: boolean;
};

/** Shows one recognition: badge, recipient, period, reason, and prize. */
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
    <LinedRow
      before={<BadgeIcon badge={badge} />}
      title={
        <>
          {href === undefined ? title : <RouterLink to={href}>{title}</RouterLink>}: {names}
        </>
      }
      details={facts.filter(Boolean).join(' · ')}
    >
      {!isStateHidden && <StatusBadge {...STATE_WORDS[state]} />}
    </LinedRow>
  );
}
