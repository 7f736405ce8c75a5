import { Button } from '@mantine/core';
import { IconFileTypePdf, IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { UnitSwitch } from '@/entities/calculation/UnitSwitch';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { usePermitSheet, type PermitSheetSource } from '../../hooks/usePermitSheet';
import classes from './view.module.css';

/** Units, print and the permit sheet, for everybody; `children` are what the staff can do besides. */
export function ViewActions({ source, children }: { source: PermitSheetSource; children?: ReactNode }) {
  const { isMaking, download } = usePermitSheet();
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
        onClick={() => void download(source)}
      >
        Permit sheet
      </Button>
      {children}
    </div>
  );
}
