import { Button } from '@mantine/core';
import { IconFileTypePdf, IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import classes from './report.module.css';
import { UnitSwitch } from './UnitSwitch';

type ReportActionsProps = {
  /** Name of the PDF. */ label: string;
  isMaking: boolean;
  onDownload: () => void;
  children?: ReactNode;
};

/** Renders units, print and PDF for everyone who reads a calculation; `children` are additional staff actions. */
export function ReportActions({ label, isMaking, onDownload, children }: ReportActionsProps) {
  const isPhone = useIsPhone();
  return (
    <div className={classes['actions']}>
      <UnitSwitch isShort={isPhone} />
      <Button
        variant="default"
        leftSection={<IconPrinter size={18} aria-hidden />}
        // Phones print from the PDF.
        visibleFrom="sm"
        onClick={() => window.print()}
      >
        Print
      </Button>
      <Button
        variant="default"
        leftSection={<IconFileTypePdf size={18} aria-hidden />}
        loading={isMaking}
        onClick={onDownload}
      >
        {label}
      </Button>
      {children}
    </div>
  );
}
