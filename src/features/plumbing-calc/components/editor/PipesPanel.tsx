import { Button, Group, SegmentedControl } from '@mantine/core';
import { IconRulerMeasure } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { DRAWN, DRAWN_KINDS } from '@/domain/plumbing/drawing/treeDrawing';
import { drawingOf } from '@/domain/plumbing/report/plumbingReport';
import { useUnits } from '@/entities/calculation/useUnits';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Section } from '@/ui/layout/Section';
import { TreeDrawingView } from '../drawing/TreeDrawingView';
import { AddMenu } from './AddMenu';
import { useEditing } from './editingContext';
import classes from './editor.module.css';
import { LengthTable } from './LengthTable';
import { PipeList } from './PipeList';
import { SegmentDetails } from './SegmentDetails';

/** Shows the pipes as a drawing and a list, with the selected pipe's fields. */
export function PipesPanel() {
  const { calculated, live, drawn, setDrawn, select, selected } = useEditing();
  const { system } = useUnits();
  /** `continued`: from the lengths of other pipes. */
  const [typing, setTyping] = useState<'' | 'typing' | 'continued'>('');
  const isTyping = typing !== '';
  const drawing = useMemo(() => drawingOf(calculated, live, drawn, system), [calculated, live, drawn, system]);
  return (
    <div className={classes['stack']}>
      <Group gap="xs" justify="space-between">
        <SegmentedControl
          aria-label="What is drawn"
          data={DRAWN_KINDS.map((value) => ({ value, label: DRAWN[value].label }))}
          value={drawn}
          onChange={(value) => setDrawn(DRAWN_KINDS.find((kind) => kind === value) ?? 'water')}
        />
        <Group gap="xs" align="stretch">
          {drawing.pipes.length > 0 && (
            <Button
              variant={isTyping ? 'light' : 'default'}
              aria-pressed={isTyping}
              leftSection={<IconRulerMeasure size={18} aria-hidden />}
              onClick={() => setTyping(isTyping ? '' : 'typing')}
            >
              Type in lengths
            </Button>
          )}
          <AddMenu />
        </Group>
      </Group>
      <div className={classes['pipes']} data-open={selected !== '' || undefined}>
        <div className={`${classes['stack']} ${classes['drawnAndListed']}`} data-typing={isTyping || undefined}>
          {drawing.pipes.length === 0 ? (
            <EmptyState
              title={`No ${DRAWN[drawn].label.toLowerCase()} yet`}
              text="Add a group, an appliance or a pipe: mains that are missing are put in with it."
            />
          ) : (
            <TreeDrawingView
              label={DRAWN[drawn].label}
              drawing={drawing}
              onSelect={(id) => select(id)}
              selected={selected}
            />
          )}
          <Section title={isTyping ? 'Lengths' : 'Pipes as a list'} isFlush>
            {isTyping && drawing.pipes.length > 0 ? (
              <LengthTable
                key={drawn}
                isContinued={typing === 'continued'}
                onNext={(kind) => {
                  setTyping('continued');
                  setDrawn(kind);
                }}
                onDone={() => setTyping('')}
              />
            ) : (
              <PipeList />
            )}
          </Section>
        </div>
        {selected !== '' && <SegmentDetails key={selected} id={selected} />}
      </div>
    </div>
  );
}
