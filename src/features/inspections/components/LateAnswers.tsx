import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { reopenedFields } from '@/domain/inspection/assess';
import { readForm } from '@/domain/inspection/form';
import { readUnits, type Inspection } from '@/domain/inspection/schema';
import { slotsOf } from '@/domain/inspection/slots';
import type { Stored } from '@/domain/record/schema';
import { answerText } from '@/entities/inspection/inspectionWords';
import { UserName } from '@/entities/user/UserName';
import { usePressedChange } from '@/entities/record/usePressedChange';
import { paths } from '@/lib/paths';
import { confirmAction } from '@/ui/feedback/confirm';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatCount } from '@/ui/format/quantities';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { forgetFill, notArrived, readKeptFill } from '../hooks/keptFill';
import classes from './report.module.css';

/** Shows answers from this device that arrived after someone else completed the inspection, with options to reopen it or discard them. */
export function LateAnswers({ record }: { record: Stored<Inspection> }) {
  const { uid, outbox } = useWorkspace();
  const can = useCan();
  const navigate = useNavigate();
  const change = usePressedChange(collections.inspections);
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  const [kept, setKept] = useState(() => readKeptFill(uid, record.id)?.answers ?? []);
  const late = record.state === 'in-progress' ? [] : notArrived(kept, record.answers);
  if (late.length === 0) return null;

  const slots = slotsOf(readForm(record.form), readUnits(record.units));
  const words = late.flatMap(({ id, value, note }) => {
    const slot = slots.find(({ key }) => key === id);
    if (!slot) return [];
    const said = [answerText(slot.item, value) || 'not answered', note].filter(Boolean).join(', ');
    return [{ id, text: `${[slot.item.label, slot.unit?.name].filter(Boolean).join(', ')}: ${said}` }];
  });
  const mayReopen = can('delete', 'inspections');

  const openAgain = async (): Promise<void> => {
    await change(record, reopenedFields(), record.number);
    await navigate(paths.inspectionFill(record.id));
  };
  const discard = async (): Promise<void> => {
    const isSure = await confirmAction({
      title: 'Discard your answers?',
      message: 'The report stays as it was completed. Your answers are only on this device and cannot be recovered.',
      confirmLabel: 'Discard mine',
      tone: 'danger',
    });
    if (!isSure) return;
    forgetFill(uid, record.id);
    const refused = outbox.entries().filter(({ write, state }) => write.id === record.id && state !== 'pending');
    await Promise.all(refused.map(({ id }) => outbox.discard(id)));
    setKept([]);
  };
  return (
    <InlineNotice
      tone="warning"
      role="alert"
      title={`${formatCount(late.length, 'answer')} of yours ${late.length === 1 ? 'is' : 'are'} not in this report`}
    >
      <UserName uid={record.updatedBy} /> completed it before they arrived.{' '}
      {mayReopen
        ? 'Open it again to put yours in, or keep it as it is.'
        : 'Keep it as it is, or ask a manager to open it again: yours go in when you then open it on this device.'}
      <ul className={classes['late']} aria-label="Your answers">
        {words.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      <SubmitNotice fault={fault} isSlow={isSlow} />
      <Group gap="xs">
        {mayReopen && (
          <Button variant="default" loading={isBusy} onClick={() => void submit(openAgain)}>
            Open again with mine
          </Button>
        )}
        <Button variant="subtle" color="red" onClick={() => void discard()}>
          Discard mine
        </Button>
      </Group>
    </InlineNotice>
  );
}
