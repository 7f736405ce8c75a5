import { Stack } from '@mantine/core';
import type { ReportTable } from '@/domain/calculation/reportTable';
import type { LiveResult } from '@/domain/plumbing/project/calculateLive';
import type { PlumbingReport } from '@/domain/plumbing/report/plumbingReport';
import { TextTable } from '@/entities/calculation/TextTable';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { DetailList } from '@/ui/layout/DetailList';
import { Section } from '@/ui/layout/Section';
import { PressureProfile } from './PressureProfile';
import classes from './view.module.css';

type ReportSectionsProps = {
  report: PlumbingReport;
  live: LiveResult;
  /** True in the editor, where the input is on other tabs. */ isEditing?: boolean;
};

const given = (tables: readonly (ReportTable | null)[]): ReportTable[] => tables.flatMap((table) => table ?? []);

/** Shows the results and, for a sheet, also the input. */
export function ReportSections({ report, live, isEditing = false }: ReportSectionsProps) {
  const { demand, water, gas, sizes, cited } = report;
  const entered = isEditing ? [] : given([report.fixtures, report.appliances, report.pipes, report.amendments]);
  const bought = isEditing ? [] : given([report.materials, report.parts]);
  if (sizes.length === 0)
    return (
      <EmptyState title="No results yet" text="They appear here as soon as there is a pipe with something on it." />
    );
  return (
    <Stack gap="md">
      {demand.length > 0 && (
        <Section title="Water demand, both ways">
          <div className={classes['methods']}>
            {demand.map(({ id, label, value, aside }) => (
              <div key={id}>
                <h3>{label}</h3>
                <output aria-label={label}>{value}</output>
                <p>{aside}</p>
              </div>
            ))}
          </div>
        </Section>
      )}
      {water.length > 0 && (
        <Section title="Pressure">
          <Stack gap="lg">
            <DetailList columns={3} items={water} />
            <PressureProfile live={live} />
            {given([report.profile, report.outlets]).map((table) => (
              <Titled key={table.id} table={table} />
            ))}
          </Stack>
        </Section>
      )}
      {gas.length > 0 && (
        <Section title="Gas">
          <DetailList columns={3} items={gas} />
        </Section>
      )}
      <Section title="Sizes with their sources">
        <Stack gap="lg">
          {sizes.map((table) => (
            <Titled key={table.id} table={table} />
          ))}
        </Stack>
      </Section>
      {entered.length > 0 && (
        <Section title="As entered">
          <Stack gap="lg">
            {entered.map((table) => (
              <Titled key={table.id} table={table} />
            ))}
          </Stack>
        </Section>
      )}
      {bought.length > 0 && (
        <Section title="Materials">
          <Stack gap="lg">
            {bought.map((table) => (
              <Titled key={table.id} table={table} />
            ))}
            <NotCounted sentences={report.notCounted} />
          </Stack>
        </Section>
      )}
      <Section title="Tables cited">
        <ul className={classes['cited']}>
          {cited.map((table) => (
            <li key={table}>{table}</li>
          ))}
        </ul>
      </Section>
    </Stack>
  );
}

function NotCounted({ sentences }: { sentences: readonly string[] }) {
  return (
    <div>
      <h3 className={classes['tableTitle']}>Not counted</h3>
      <ul className={classes['cited']}>
        {sentences.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

function Titled({ table }: { table: ReportTable }) {
  return (
    <div>
      <h3 className={classes['tableTitle']}>{table.title}</h3>
      <TextTable table={table} />
    </div>
  );
}
