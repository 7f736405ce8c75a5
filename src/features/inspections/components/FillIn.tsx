import { Drawer } from '@mantine/core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { assessInspection } from '@/domain/inspection/assess';
import { readForm } from '@/domain/inspection/form';
import { readUnits, type Answer, type Inspection } from '@/domain/inspection/schema';
import { FINISH, resumeAt, stepFrom } from '@/domain/inspection/steps';
import type { Stored } from '@/domain/record/schema';
import { paths } from '@/lib/paths';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { Beside } from '@/ui/layout/Beside';
import { OneColumn } from '@/ui/layout/OneColumn';
import { PageHeader } from '@/ui/layout/PageHeader';
import { useFillIn } from '../hooks/useFillIn';
import { useFillKeys } from '../hooks/useFillKeys';
import { useFinishing } from '../hooks/useFinishing';
import { useItemPhotos } from '../hooks/useItemPhotos';
import { tapsOf } from './AnswerInput';
import classes from './FillIn.module.css';
import { FillProgress } from './FillProgress';
import { FinishCard } from './FinishCard';
import { ItemCard } from './ItemCard';
import { ItemList } from './ItemList';
import { OvertakenAnswers } from './OvertakenAnswers';

/** Failed items don't auto-advance, so that the note, photos, and finding get attention. */
const staysAt = (verdict: string | undefined): boolean => verdict === 'fail';

/** Fills in an inspection one item at a time, advancing automatically, with all items in the list. */
export function FillIn({ record }: { record: Stored<Inspection> }) {
  const [params] = useSearchParams();
  const asked = params.get('item') ?? '';
  const form = useMemo(() => readForm(record.form), [record.form]);
  const units = useMemo(() => readUnits(record.units), [record.units]);
  const fill = useFillIn(record);
  const { counts } = useItemPhotos(record.id);
  const [isListOpen, setIsListOpen] = useState(false);
  const isPhone = useIsPhone();
  const assess = (answers: readonly Answer[]) => assessInspection({ form, units, answers, photoCounts: counts });
  const result = useMemo(
    () => assessInspection({ form, units, answers: fill.answers, photoCounts: counts }),
    [form, units, fill.answers, counts],
  );
  const current = resumeAt(result, fill.current === '' ? asked : fill.current);
  const slot = result.slots.find(({ key }) => key === current) ?? null;
  const top = useRef<HTMLDivElement>(null);

  const { goTo } = fill;
  // Stable across answers: of 200 rows only changed ones rerender.
  const openItem = useCallback(
    (key: string): void => {
      setIsListOpen(false);
      goTo(key);
    },
    [goTo],
  );
  const go = (by: 1 | -1): void => fill.goTo(stepFrom(result, current, by));
  const answer = (value: string, isDone: boolean): void => {
    if (!slot) return;
    // Follow-up questions triggered by this answer come next.
    const after = assess(fill.change(slot.key, { value }));
    const isOver = isDone && !staysAt(after.slots.find(({ key }) => key === slot.key)?.verdict);
    fill.goTo(isOver ? stepFrom(after, slot.key, 1) : slot.key);
  };
  useFillKeys({
    onDigit: (digit) => {
      const tap = slot && tapsOf(slot.item)?.[digit - 1];
      if (tap) answer(tap.value, true);
    },
    onStep: go,
    isOn: !isListOpen,
  });
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const { sign, complete } = useFinishing({ record, result, fill });

  const list = <ItemList result={result} current={current} onOpen={openItem} />;
  return (
    <>
      <PageHeader
        title={record.title}
        subtitle={[record.number, record.customerName].filter(Boolean).join(' · ')}
        back={{ to: paths.inspections, label: 'Inspections' }}
      />
      <div ref={top}>
        <FillProgress result={result} />
      </div>
      <OvertakenAnswers
        contested={fill.contested}
        slots={result.slots}
        onMine={({ id, value, note }) => fill.change(id, { value, note })}
        onTheirs={fill.giveWay}
      />
      <Beside width="minmax(0, 20rem)" side="start" until="48em">
        {!isPhone && <div className={classes['side']}>{list}</div>}
        <OneColumn gap="sm">
          {slot ? (
            <ItemCard
              key={slot.key}
              record={record}
              slot={slot}
              onAnswer={answer}
              onNote={(note) => fill.change(slot.key, { note })}
              onSign={(signed) => sign(slot.key, signed)}
              onStep={go}
              onList={() => setIsListOpen(true)}
            />
          ) : (
            <FinishCard
              key={FINISH}
              result={result}
              notes={fill.notes}
              onNotes={fill.note}
              onOpen={openItem}
              onComplete={() => complete(fill.notes)}
            />
          )}
        </OneColumn>
      </Beside>
      <Drawer opened={isListOpen} onClose={() => setIsListOpen(false)} title="All items" position="bottom" size="85%">
        {list}
      </Drawer>
    </>
  );
}
