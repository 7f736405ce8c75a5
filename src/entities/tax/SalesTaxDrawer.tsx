import { Drawer } from '@mantine/core';
import type { ComponentProps } from 'react';
import { SalesTaxSetup } from './SalesTaxSetup';

type SalesTaxDrawerProps = Omit<ComponentProps<typeof SalesTaxSetup>, 'onCancel'> & { onClose: () => void };

/** Sets up sales tax without leaving the document. */
export function SalesTaxDrawer({ onClose, onDone, ...setup }: SalesTaxDrawerProps) {
  return (
    <Drawer opened onClose={onClose} position="right" size="lg" title="Set up sales tax">
      <SalesTaxSetup
        {...setup}
        onCancel={onClose}
        onDone={(zone) => {
          onClose();
          onDone(zone);
        }}
      />
    </Drawer>
  );
}
