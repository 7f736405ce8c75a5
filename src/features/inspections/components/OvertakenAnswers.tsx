import { Button, Group } from '@mantine/core';
import type { Slot } from '@/domain/inspection/slots';
import type { Answer } from '@/domain/inspection/schema';
import { answerText } from '@/entities/inspection/inspectionWords';
import { UserName } from '@/entities/user/UserName';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatCount } from '@/ui/format/quantities';
import type { Overtaken } from '../hooks/keptFill';
import classes from './report.module.css';

type OvertakenAnswersProps = {
  contested: readonly Overtaken[];
  slots: readonly Slot[];
  onMine: (answer: Answer) => void;
  /** Accepts the other person's answer. */ onTheirs: (id: string) => void;
};

/**
 * Lists items that a colleague answered differently in the meantime: theirs counts because it's later, and one tap restores the user's
 * own.
 */
export function OvertakenAnswers({ contested, slots, onMine, onTheirs }: OvertakenAnswersProps) {
  const known = contested.flatMap((one) => {
    const slot = slots.find(({ key }) => key === one.mine.id);
    return slot ? [{ ...one, slot }] : [];
  });
  if (known.length === 0) return null;
  return (
    <InlineNotice tone="warning" role="status" title={`${formatCount(known.length, 'item')} answered by two of you`}>
      <ul className={classes['contested']} aria-label="Answered by two">
        {known.map(({ mine, theirs, slot }) => {
          const name = [slot.item.label, slot.unit?.name].filter(Boolean).join(', ');
          return (
            <li key={mine.id}>
              <strong>{name}</strong>: <UserName uid={theirs.by} /> later said “{said(slot, theirs)}”, you had said “
              {said(slot, mine)}”.
              <Group gap="xs" mt={4}>
                <Button
                  variant="default"
                  onClick={() => onTheirs(mine.id)}
                  aria-label={`Keep theirs: ${said(slot, theirs)}, ${name}`}
                >
                  Keep theirs
                </Button>
                <Button
                  variant="default"
                  onClick={() => onMine(mine)}
                  aria-label={`Use mine: ${said(slot, mine)}, ${name}`}
                >
                  Use mine
                </Button>
              </Group>
            </li>
          );
        })}
      </ul>
    </InlineNotice>
  );
}

const said = ({ item }: Slot, { value, note }: Answer): string =>
  [answerText(item, value) || 'not answered', note].filter(Boolean).join(', ');
