import { Stack } from '@mantine/core';
import { useMemo } from 'react';
import { calculateLive } from '@/domain/plumbing/project/calculateLive';
import { readTree } from '@/domain/plumbing/record/tree';
import type { ViewedPlumbing } from '@/domain/plumbing/record/viewed';
import { plumbingReport } from '@/domain/plumbing/report/plumbingReport';
import { AUTHORITY_NOTICE } from '@/domain/plumbing/report/words';
import { useUnits } from '@/entities/calculation/useUnits';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { DetailList } from '@/ui/layout/DetailList';
import { Section } from '@/ui/layout/Section';
import { TreeDrawingView } from '../drawing/TreeDrawingView';
import { ReportSections } from './ReportSections';
import classes from './view.module.css';

type PlumbingViewProps = { viewed: ViewedPlumbing; /** Date of the last change. */ dateText: string };

/** Shows a read-only, printable calculation: input, results, sources. Calculated here, with the editor's engine. */
export function PlumbingView({ viewed, dateText }: PlumbingViewProps) {
  const { system } = useUnits();
  const { tree, errors } = useMemo(() => readTree(viewed.tree), [viewed.tree]);
  const live = useMemo(() => tree && calculateLive(tree), [tree]);
  const report = useMemo(
    () => tree && live && plumbingReport(viewed, tree, system, live),
    [viewed, tree, live, system],
  );
  if (!report || !live)
    return (
      <InlineNotice tone="danger" title="The pipes cannot be calculated">
        {errors[0]?.message ?? 'They cannot be read.'}
      </InlineNotice>
    );
  return (
    <Stack gap="md">
      <InlineNotice tone="info">{AUTHORITY_NOTICE}</InlineNotice>
      {report.problems.length > 0 && (
        <InlineNotice tone="warning" title="To settle">
          <ul className={classes['cited']}>
            {report.problems.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </InlineNotice>
      )}
      <Section title="What it is for">
        <DetailList
          columns={3}
          items={[
            { label: 'Address', value: report.address, isHiddenWhenEmpty: true },
            { label: 'Customer', value: report.customerName, isHiddenWhenEmpty: true },
            { label: 'Number', value: report.number },
            { label: 'Revision', value: report.revisionText, isHiddenWhenEmpty: true },
            { label: 'Date', value: dateText },
            { label: 'Code', value: report.codeText },
            ...report.tiles,
          ]}
        />
      </Section>
      {report.drawings.map(({ label, drawing }) => (
        <Section key={label} title={label}>
          <TreeDrawingView label={label} drawing={drawing} />
        </Section>
      ))}
      <ReportSections report={report} live={live} />
      <p className={classes['notice']}>{AUTHORITY_NOTICE}</p>
    </Stack>
  );
}
