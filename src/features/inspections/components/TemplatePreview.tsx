import { Button } from '@mantine/core';
import { memo, useCallback, useState } from 'react';
import { withAnswer } from '@/domain/inspection/answers';
import { assessInspection, type AssessedSlot } from '@/domain/inspection/assess';
import type { InspectionForm } from '@/domain/inspection/form';
import type { Answer } from '@/domain/inspection/schema';
import { groupTitle } from '@/domain/inspection/slots';
import { groupsOf } from '@/domain/inspection/steps';
import { KIND_WORDS } from '@/entities/inspection/inspectionWords';
import { nowIso } from '@/lib/dates';
import { isSame } from '@/lib/stableJson';
import { AnswerField, AnswerTaps } from './AnswerInput';
import classes from './builder.module.css';

const UNITS = [{ id: 'first', name: 'first unit' }];

/** Interactive preview of a template as technicians see it: answers reveal follow-up questions, but aren't saved. */
export const TemplatePreview = memo(function TemplatePreview({ form, title }: { form: InspectionForm; title: string }) {
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const answer = useCallback(
    (id: string, value: string) =>
      setAnswers((before) => withAnswer(before, { id, change: { value }, at: nowIso(), by: '' })),
    [],
  );
  const result = assessInspection({ form, units: UNITS, answers });
  return (
    <aside className={classes['preview']} aria-label="Preview on a phone">
      <div className={classes['phone']}>
        <p className={classes['phoneTitle']}>{title === '' ? 'Preview' : title}</p>
        {groupsOf(result).map(({ id, slots }) => (
          <div key={id} className={classes['phoneGroup']}>
            <p className={classes['second']}>{slots[0] && groupTitle(slots[0])}</p>
            {slots.map((slot) => (
              <PreviewItem key={slot.key} slot={slot} onAnswer={answer} />
            ))}
          </div>
        ))}
      </div>
      {answers.length > 0 && (
        <Button variant="text" onClick={() => setAnswers([])}>
          Clear the answers
        </Button>
      )}
    </aside>
  );
});

type PreviewItemProps = { slot: AssessedSlot; onAnswer: (id: string, value: string) => void };

/** Memoized by value: a template may have hundreds. */
const PreviewItem = memo(
  function PreviewItem({ slot, onAnswer }: PreviewItemProps) {
    const { key, item } = slot;
    const answer = (value: string): void => onAnswer(key, value);
    return (
      <div className={classes['phoneItem']}>
        <span className={classes['phoneLabel']}>
          {item.label === '' ? 'Item without words' : item.label}
          {item.isRequired && ' *'}
        </span>
        {item.hint !== '' && <span className={classes['second']}>{item.hint}</span>}
        <AnswerTaps slot={slot} onAnswer={answer} />
        <AnswerField slot={slot} onAnswer={answer} onNext={() => undefined} />
        {(item.kind === 'photo' || item.kind === 'signature') && (
          <span className={classes['second']}>{KIND_WORDS[item.kind]}</span>
        )}
      </div>
    );
  },
  // Leave out the section, which contains all the other items.
  (before, after) =>
    before.onAnswer === after.onAnswer && isSame({ ...before.slot, section: null }, { ...after.slot, section: null }),
);
