import { Button } from '@mantine/core';
import { useState } from 'react';
import { withAnswer } from '@/domain/inspection/answers';
import { assessInspection } from '@/domain/inspection/assess';
import type { InspectionForm } from '@/domain/inspection/form';
import type { Answer } from '@/domain/inspection/schema';
import { groupTitle } from '@/domain/inspection/slots';
import { groupsOf } from '@/domain/inspection/steps';
import { KIND_WORDS } from '@/entities/inspection/inspectionWords';
import { nowIso } from '@/lib/dates';
import { AnswerField, AnswerTaps } from './AnswerInput';
import classes from './builder.module.css';

const UNITS = [{ id: 'first', name: 'first unit' }];

/** The template as a technician sees it, to be tried: answers show what is asked next, and are not kept. */
export function TemplatePreview({ form, title }: { form: InspectionForm; title: string }) {
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const result = assessInspection({ form, units: UNITS, answers });
  return (
    <aside className={classes['preview']} aria-label="Preview on a phone">
      <div className={classes['phone']}>
        <p className={classes['phoneTitle']}>{title === '' ? 'Preview' : title}</p>
        {groupsOf(result).map(({ id, slots }) => (
          <div key={id} className={classes['phoneGroup']}>
            <p className={classes['second']}>{slots[0] && groupTitle(slots[0])}</p>
            {slots.map((slot) => {
              const answer = (value: string): void =>
                setAnswers((before) => withAnswer(before, { id: slot.key, change: { value }, at: nowIso(), by: '' }));
              const { item } = slot;
              return (
                <div key={slot.key} className={classes['phoneItem']}>
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
            })}
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
}
