import { useMemo } from 'react';
import { plumbingReport } from '@/domain/plumbing/report/plumbingReport';
import { useUnits } from '@/entities/calculation/useUnits';
import { ReportSections } from '../view/ReportSections';
import { useEditing } from './editingContext';

/** Shows all results, with their sources. */
export function ResultsPanel() {
  const { record, draft, calculated, live } = useEditing();
  const { system } = useUnits();
  const { title, address, customerName } = draft;
  const report = useMemo(
    () => plumbingReport({ ...record, title, address, customerName }, calculated, system, live),
    [record, title, address, customerName, calculated, system, live],
  );
  return <ReportSections report={report} live={live} isEditing />;
}
