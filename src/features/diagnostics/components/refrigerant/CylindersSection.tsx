import { Button, UnstyledButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useCan } from '@/data/react/useCan';
import { CONTENTS_WORDS, weightText } from '@/domain/refrigerant-log/words';
import { NEW } from '@/entities/record/RecordDrawer';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { Section } from '@/ui/layout/Section';
import type { useCylinders } from '../../hooks/useCylinders';
import { CylinderDrawer } from './CylinderDrawer';
import classes from './refrigerant.module.css';

/** Lists the cylinders in use, with their contents according to the log. */
export function CylindersSection({ cylinders }: { cylinders: ReturnType<typeof useCylinders> }) {
  const can = useCan();
  const [openId, setOpenId] = useState<string | null>(null);
  const { active, heldOf, error, refetch, isLoading } = cylinders;
  return (
    <Section
      title="Cylinders"
      actions={
        can('create', 'refrigerantCylinders') && (
          <Button variant="text" leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpenId(NEW)}>
            New cylinder
          </Button>
        )
      }
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !isLoading && active.length === 0 && (
        <div className={classes['second']}>
          No cylinders yet. Enter those on the trucks, and the log says what each still holds.
        </div>
      )}
      <ul className={classes['cylinders']} aria-label="Cylinders">
        {active.map((cylinder) => {
          const held = heldOf(cylinder.id);
          return (
            <li key={cylinder.id}>
              <UnstyledButton className={classes['cylinder'] ?? ''} onClick={() => setOpenId(cylinder.id)}>
                <span className={classes['name']}>{cylinder.label}</span>
                <span className={classes['second']}>
                  {cylinder.refrigerant} · {CONTENTS_WORDS[cylinder.contents].toLowerCase()}
                </span>
                <span className={classes['held']}>{held === null ? '–' : weightText(held)}</span>
                {held !== null && held < 0 && <StatusBadge tone="danger" label="More out than in" />}
                {held !== null && cylinder.capacityOunces > 0 && held > cylinder.capacityOunces && (
                  <StatusBadge tone="danger" label="Overfilled" />
                )}
              </UnstyledButton>
            </li>
          );
        })}
      </ul>
      <CylinderDrawer openId={openId} onClose={() => setOpenId(null)} />
    </Section>
  );
}
