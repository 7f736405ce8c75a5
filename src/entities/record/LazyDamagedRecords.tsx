import { Suspense } from 'react';
import { lazyPart } from '@/lib/lazyPage';
import type { DamagedRecordsProps } from './DamagedRecords';

const DamagedRecords = lazyPart(() => import('./DamagedRecords').then((module) => module.DamagedRecords));

/** Renders `DamagedRecords`, whose code loads with the first damaged record: most people never see one. */
export const LazyDamagedRecords = (props: DamagedRecordsProps) =>
  props.records.length > 0 && (
    <Suspense>
      <DamagedRecords {...props} />
    </Suspense>
  );
