import { IconCalendarQuestion, IconHandStop, IconLock } from '@tabler/icons-react';
import { memo } from 'react';
import { isHeldBySite } from '@/domain/demolition/site/heldBySite';
import { lookOf } from '@/domain/scheduling/board/looks';
import type { BoardCard } from '@/domain/scheduling/board/rows';
import { heldBy } from '@/domain/scheduling/change';
import { spokenTime } from '@/domain/scheduling/words';
import { ENTRY_LOOKS } from '@/entities/schedule/entryLooks';
import { isolated } from '@/lib/isolated';
import classes from './EntryCard.module.css';
import { askedText, cardLabel, cardTooltip } from './entryText';
import week from './WeekBoard.module.css';

type WeekCardProps = {
  card: BoardCard;
  timeZone: string;
  nowIso: string;
  /** Whether it began on an earlier day. */
  isContinued: boolean;
  isSelected: boolean;
  isTabStop: boolean;
  isReadOnly: boolean;
};

/** Shows a visit in someone's day: customer, time and work. */
export const WeekCard = memo(function WeekCard(props: WeekCardProps) {
  const { card, timeZone, nowIso, isContinued, isSelected, isTabStop, isReadOnly } = props;
  const { entry, technicianId } = card;
  const { placement, title, customerName } = entry;
  const look = lookOf(entry, nowIso);
  const { tone, Symbol } = ENTRY_LOOKS[look];
  const isHeld = isReadOnly || heldBy(entry) !== '';
  const when = isContinued ? 'continues' : spokenTime(placement.startsAt, timeZone);
  return (
    <li className={week.place}>
      <button
        type="button"
        className={classes.card}
        data-card={entry.id}
        data-row={technicianId}
        data-look={look}
        data-tone={tone}
        data-overlap={card.isOverlapping || undefined}
        data-selected={isSelected || undefined}
        data-held={isHeld || undefined}
        aria-label={cardLabel(entry, look, timeZone, card)}
        aria-pressed={isSelected || undefined}
        aria-haspopup="dialog"
        tabIndex={isTabStop ? 0 : -1}
        title={cardTooltip(card, look, timeZone)}
      >
        <span className={classes.text} aria-hidden>
          <span className={classes.title}>{customerName === '' ? title : isolated(customerName)}</span>
          <br />
          <span className={classes.detail}>
            <Symbol size={13} aria-hidden />
            {customerName === '' ? when : `${when} · ${title}`}
          </span>
        </span>
        {isHeldBySite(entry) && <IconHandStop size={13} className={classes.lock} aria-hidden />}
        {askedText(entry) !== '' && <IconCalendarQuestion size={13} className={classes.lock} aria-hidden />}
        {placement.isLocked && <IconLock size={13} className={classes.lock} aria-hidden />}
      </button>
    </li>
  );
});
