import { Button } from '@mantine/core';
import { IconFileTypePdf, IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { useLoadReportPdf, type LoadReportSource } from '../../hooks/useLoadReportPdf';
import { UnitSwitch } from '@/entities/calculation/UnitSwitch';
import classes from './LoadView.module.css';

/** Units, print and PDF, for everybody; `children` are what the staff can do besides. */
export function ViewActions({ source, children }: { source: LoadReportSource; children?: ReactNode }) {
  const { isMaking, download } = useLoadReportPdf();
  const isPhone = useIsPhone();
  return (
    <div className={classes.actions}>
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
        onClick={() => void download(source)}
      >
        Download PDF
      </Button>
      {children}
    </div>
  );
}
