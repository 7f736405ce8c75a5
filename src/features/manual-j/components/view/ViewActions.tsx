import type { ReactNode } from 'react';
import { ReportActions } from '@/entities/calculation/ReportActions';
import { useLoadReportPdf, type LoadReportSource } from '../../hooks/useLoadReportPdf';

/** Renders units, print and PDF for everyone; `children` are extra actions for the staff. */
export function ViewActions({ source, children }: { source: LoadReportSource; children?: ReactNode }) {
  const { isMaking, download } = useLoadReportPdf();
  return (
    <ReportActions label="Download PDF" isMaking={isMaking} onDownload={() => void download(source)}>
      {children}
    </ReportActions>
  );
}
