import { Button, Textarea } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { AssessedSlot, InspectionResult } from '@/domain/inspection/assess';
import { groupTitle } from '@/domain/inspection/slots';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatCount } from '@/ui/format/quantities';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import classes from './FinishCard.module.css';

type FinishCardProps = {
  result: InspectionResult;
  notes: string;
  onNotes: (notes: string) => void;
  onOpen: (key: string) => void;
  onComplete: () => Promise<void>;
};

/** Last step: shows what's missing and what failed, each a tap away, and the button that completes the inspection. */
export function FinishCard({ result, notes, onNotes, onOpen, onComplete }: FinishCardProps) {
  const { missing, failed, answeredCount, slots, score } = result;
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  return (
    <Section title="Finish">
      <OneColumn>
        <p className={classes['standing']}>
          {answeredCount} of {formatCount(slots.length, 'item')} answered
          {score !== null && `, score ${score}%`}
        </p>
        {missing.length > 0 && (
          <InlineNotice
            tone="warning"
            title={`${formatCount(missing.length, 'required item')} ${missing.length === 1 ? 'is' : 'are'} not answered`}
          >
            <SlotLinks slots={missing} label="Not answered" onOpen={onOpen} />
          </InlineNotice>
        )}
        {failed.length > 0 && (
          <div>
            <h3 className={classes['heading']}>{formatCount(failed.length, 'item')} failed</h3>
            <SlotLinks slots={failed} label="Failed" onOpen={onOpen} />
          </div>
        )}
        <Textarea
          label="Closing notes"
          autosize
          minRows={2}
          maxRows={10}
          maxLength={5000}
          value={notes}
          onChange={(event) => onNotes(event.currentTarget.value)}
        />
        <SubmitNotice fault={fault} isSlow={isSlow} />
        <Button
          size="lg"
          loading={isBusy}
          disabled={missing.length > 0}
          leftSection={<IconCheck size={20} aria-hidden />}
          onClick={() => void submit(onComplete)}
          data-main-action
        >
          Complete inspection
        </Button>
      </OneColumn>
    </Section>
  );
}

type SlotLinksProps = { slots: readonly AssessedSlot[]; label: string; onOpen: (key: string) => void };

function SlotLinks({ slots, label, onOpen }: SlotLinksProps) {
  return (
    <ul className={classes['links']} aria-label={label}>
      {slots.map((slot) => (
        <li key={slot.key}>
          <Button variant="text" classNames={{ label: classes['words'] ?? '' }} onClick={() => onOpen(slot.key)}>
            {slot.item.label}
          </Button>{' '}
          <span className={classes['where']}>{groupTitle(slot)}</span>
        </li>
      ))}
    </ul>
  );
}
