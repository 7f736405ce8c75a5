import type { ReactNode } from 'react';
import { ReportActions } from '@/entities/calculation/ReportActions';
import { usePermitSheet, type PermitSheetSource } from '../../hooks/usePermitSheet';

/** Units, print and the permit sheet, for everybody; `children` are what the staff can do besides. */
export function ViewActions({ source, children }: { source: PermitSheetSource; children?: ReactNode }) {
  const { isMaking, download } = usePermitSheet();
  return (
    <ReportActions label="Permit sheet" isMaking={isMaking} onDownload={() => void download(source)}>
      {children}
    </ReportActions>
  );
}
