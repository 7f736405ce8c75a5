import type { ReactNode } from 'react';
import { ReportActions } from '@/entities/calculation/ReportActions';
import { usePermitSheet, type PermitSheetSource } from '../../hooks/usePermitSheet';

/** Renders units, print and the permit sheet for everyone; `children` are extra actions for the staff. */
export function ViewActions({ source, children }: { source: PermitSheetSource; children?: ReactNode }) {
  const { isMaking, download } = usePermitSheet();
  return (
    <ReportActions label="Permit sheet" isMaking={isMaking} onDownload={() => void download(source)}>
      {children}
    </ReportActions>
  );
}
