import { Button, type ButtonProps } from '@mantine/core';
import { Suspense, useState } from 'react';
import type { Address } from '@/domain/contact/schema';
import type { Stored } from '@/domain/record/schema';
import type { TaxZoneRecord } from '@/domain/tax/zoneRecord';
import { lazyPart } from '@/lib/lazyPage';

const SalesTaxDrawer = lazyPart(() => import('./SalesTaxDrawer').then((module) => module.SalesTaxDrawer));

type SalesTaxButtonProps = Pick<ButtonProps, 'variant' | 'size'> & {
  /** Address that decides the tax; by default, the company's location. */
  address?: Pick<Address, 'city' | 'state' | 'postalCode' | 'country'>;
  /** Receives the new zone, which is now the company's default. */
  onDone?: (zone: Stored<TaxZoneRecord>) => void;
};

/** Fixes "no tax" from anywhere: opens the setup, whose code loads only then. */
export function SalesTaxButton({ address, onDone, variant = 'default', size = 'sm' }: SalesTaxButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant={variant} size={size} onClick={() => setIsOpen(true)}>
        Set up sales tax
      </Button>
      {isOpen && (
        <Suspense>
          <SalesTaxDrawer
            {...(address && { address })}
            onDone={(zone) => onDone?.(zone)}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
