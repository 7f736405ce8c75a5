import { UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCircle, IconMinus, IconX, type Icon } from '@tabler/icons-react';
import { memo, useEffect, useRef } from 'react';
import type { AssessedSlot, InspectionResult } from '@/domain/inspection/assess';
import type { ItemVerdict } from '@/domain/inspection/judge';
import { groupTitle } from '@/domain/inspection/slots';
import { FINISH, groupsOf } from '@/domain/inspection/steps';
import { VERDICT_WORDS } from '@/entities/inspection/inspectionWords';
import { PlainList } from '@/ui/layout/PlainList';
import classes from './ItemList.module.css';

const ICONS: Record<ItemVerdict, Icon> = {
  pass: IconCheck,
  fail: IconX,
  na: IconMinus,
  noted: IconCheck,
  open: IconCircle,
};

type ItemListProps = { result: InspectionResult; current: string; onOpen: (key: string) => void };

/** Scrolls only the list's container until the current item is visible. */
function bringIntoSight(list: HTMLElement | null): void {
  const box = list?.parentElement;
  const row = list?.querySelector('[aria-current]');
  if (!box || !row) return;
  const { top, bottom } = box.getBoundingClientRect();
  const place = row.getBoundingClientRect();
  const seenBottom = Math.min(bottom, window.innerHeight);
  if (place.top < top || place.bottom > seenBottom)
    box.scrollTop += place.top - top - (seenBottom - top - place.height) / 2;
}

/** Lists all questions by section with their results; tapping one opens it. */
export function ItemList({ result, current, onOpen }: ItemListProps) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => bringIntoSight(list.current), [current]);
  return (
    <nav aria-label="Items" className={classes['outline']} ref={list}>
      {groupsOf(result).map(({ id, slots, answeredCount }) => (
        <div key={id}>
          <h2 className={classes['group']}>
            <span>{slots[0] && groupTitle(slots[0])}</span>
            <span className={classes['count']}>
              {answeredCount} of {slots.length}
            </span>
          </h2>
          <PlainList>
            {slots.map((slot) => (
              <ItemRow
                key={slot.key}
                id={slot.key}
                label={slot.item.label}
                verdict={slot.verdict}
                isMissing={slot.isMissing}
                isCurrent={slot.key === current}
                onOpen={onOpen}
              />
            ))}
          </PlainList>
        </div>
      ))}
      <UnstyledButton
        className={classes['row'] ?? ''}
        aria-current={current === FINISH ? 'step' : undefined}
        onClick={() => onOpen(FINISH)}
      >
        <strong>Finish</strong>
      </UnstyledButton>
    </nav>
  );
}

type ItemRowProps = Pick<AssessedSlot, 'verdict' | 'isMissing'> & {
  id: string;
  label: string;
  isCurrent: boolean;
  onOpen: (key: string) => void;
};

/** Rerenders only when its own answer changes: there may be hundreds. */
const ItemRow = memo(function ItemRow({ id, label, verdict, isMissing, isCurrent, onOpen }: ItemRowProps) {
  const VerdictIcon = isMissing ? IconAlertTriangle : ICONS[verdict];
  return (
    <li>
      <UnstyledButton
        className={classes['row'] ?? ''}
        data-verdict={verdict}
        aria-current={isCurrent ? 'step' : undefined}
        onClick={() => onOpen(id)}
      >
        <VerdictIcon size={16} aria-hidden className={classes['sign']} />
        <span>{label}</span>
        <span className="visually-hidden">{isMissing ? 'Required' : VERDICT_WORDS[verdict].label}</span>
      </UnstyledButton>
    </li>
  );
});
