import { Suspense } from 'react';
import type { DamagedRecord } from '@/data/records/damagedRecords';
import { lazyPart } from '@/lib/lazyPage';

const DamagedRecords = lazyPart(() => import('./DamagedRecords').then((module) => module.DamagedRecords));

/** `DamagedRecords`, whose code comes with the first damaged record: most people never meet one. */
export const LazyDamagedRecords = ({ records }: { records: readonly DamagedRecord[] }) =>
  records.length > 0 && (
    <Suspense>
      <DamagedRecords records={records} />
    </Suspense>
  );
