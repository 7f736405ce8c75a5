import { Button, UnstyledButton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconList } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useCan } from '@/data/react/useCan';
import type { AssessedSlot } from '@/domain/inspection/assess';
import type { Inspection, InspectionSignature } from '@/domain/inspection/schema';
import { groupTitle } from '@/domain/inspection/slots';
import type { Stored } from '@/domain/record/schema';
import { SubjectPhotosFrom } from '@/entities/photo/SubjectPhotos';
import { TakePhoto } from '@/entities/photo/TakePhoto';
import { useAddPhotosOf } from '@/entities/photo/useAddPhotos';
import { limitWords } from '@/entities/inspection/inspectionWords';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import { photoTargetOf } from '../photoTarget';
import { AnswerField, AnswerTaps, NotApplicable } from './AnswerInput';
import classes from './ItemCard.module.css';
import { ItemFinding } from './ItemFinding';
import { ItemNote } from './ItemNote';
import { SignItem } from './SignItem';

type ItemCardProps = {
  record: Stored<Inspection>;
  slot: AssessedSlot;
  onAnswer: (value: string, isDone: boolean) => void;
  onNote: (note: string) => void;
  onSign: (signed: Pick<InspectionSignature, 'name' | 'imageDataUrl'>) => Promise<void>;
  onStep: (by: 1 | -1) => void;
  onList: () => void;
};

/** Shows one item of an inspection: its question and observations and, in thumb reach, its answers and navigation. */
export function ItemCard({ record, slot, onAnswer, onNote, onSign, onStep, onList }: ItemCardProps) {
  const { item } = slot;
  const can = useCan();
  const heading = useRef<HTMLHeadingElement>(null);
  const target = photoTargetOf(record, slot.key);
  const photos = useAddPhotosOf(target, { isMarked: true });
  // The page advances automatically, so screen reader users need to hear which item is next.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  const signature = record.signatures.find(({ id }) => id === slot.key) ?? null;
  return (
    <>
      <Section>
        <OneColumn>
          <div>
            <p className={classes['place']}>{groupTitle(slot)}</p>
            <h2 className={classes['label']} ref={heading} tabIndex={-1}>
              {item.label}
              {item.isRequired && (
                <span className={classes['required']} title="Required">
                  {' '}
                  *
                </span>
              )}
            </h2>
            {item.hint !== '' && <p className={classes['hint']}>{item.hint}</p>}
            {item.kind !== 'number' && limitWords(item) !== '' && <p className={classes['hint']}>{limitWords(item)}</p>}
          </div>
          {item.kind === 'signature' ? (
            <SignItem title={item.label} signature={signature} name={record.customerName} onSign={onSign} />
          ) : (
            <AnswerField slot={slot} onAnswer={onAnswer} onNext={() => onStep(1)} />
          )}
          {item.kind === 'choice' && <AnswerTaps slot={slot} onAnswer={onAnswer} />}
          <ItemNote slot={slot} onNote={onNote} />
          {slot.verdict === 'fail' && <ItemFinding record={record} slot={slot} />}
          <SubjectPhotosFrom target={target} adding={photos} />
          <div className={classes['tools']}>
            <NotApplicable slot={slot} onAnswer={onAnswer} />
          </div>
        </OneColumn>
      </Section>
      <div className={classes['bar']} role="group" aria-label="Answer and go on" data-sticky-actions>
        {item.kind !== 'choice' && <AnswerTaps slot={slot} onAnswer={onAnswer} />}
        <div className={classes['ways']}>
          <Button
            variant="default"
            size="md"
            leftSection={<IconChevronLeft size={18} aria-hidden />}
            onClick={() => onStep(-1)}
          >
            Back
          </Button>
          <UnstyledButton className={classes['way'] ?? ''} onClick={onList} hiddenFrom="sm">
            <IconList size={20} aria-hidden />
            All
          </UnstyledButton>
          {can('create', 'photos') && <TakePhoto photos={photos} className={classes['way'] ?? ''} />}
          <Button
            className={classes['grow'] ?? ''}
            size="md"
            rightSection={<IconChevronRight size={18} aria-hidden />}
            onClick={() => onStep(1)}
          >
            Next
          </Button>
        </div>
      </div>
      <div className={classes['space']} aria-hidden />
    </>
  );
}
