import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import type { AssessedSlot } from '@/domain/inspection/assess';
import type { Inspection } from '@/domain/inspection/schema';
import { findingsOf } from '@/domain/finding/queries';
import type { Stored } from '@/domain/record/schema';
import { FindingBadge, SeverityBadge } from '@/entities/finding/FindingBadge';
import { FindingDrawer } from '@/entities/finding/FindingDrawer';
import { RaiseFinding } from '@/entities/finding/RaiseFinding';
import { findingStart } from '../findingStart';
import classes from './ItemCard.module.css';

type ItemFindingProps = { record: Stored<Inspection>; slot: AssessedSlot };

/** Shows a failed item's findings with their state, and a way to create one. */
export function ItemFinding({ record, slot }: ItemFindingProps) {
  const can = useCan();
  const maySee = can('read', 'findings');
  const { records } = useLiveRecords(collections.findings, findingsOf('source.id', record.id), { isEnabled: maySee });
  const [isRaising, setIsRaising] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const own = records.filter(({ source }) => source.itemId === slot.key);
  if (!maySee) return null;
  return (
    <div className={classes['tools']}>
      {own.map(({ id, title, severity, state }) => (
        <span key={id} className={classes['tools']}>
          <Button variant="text" classNames={{ label: classes['words'] ?? '' }} onClick={() => setOpenId(id)}>
            {title}
          </Button>
          <SeverityBadge severity={severity} />
          <FindingBadge state={state} />
        </span>
      ))}
      {can('create', 'findings') && (
        <Button
          variant="default"
          leftSection={<IconAlertTriangle size={18} aria-hidden />}
          onClick={() => setIsRaising(true)}
        >
          {own.length === 0 ? 'Raise finding' : 'Raise another'}
        </Button>
      )}
      <FindingDrawer findingId={openId} onClose={() => setOpenId(null)} />
      {isRaising && <RaiseFinding start={findingStart(record, slot)} onClose={() => setIsRaising(false)} />}
    </div>
  );
}
