import { Button } from '@mantine/core';
import { IconSignature } from '@tabler/icons-react';
import { useState } from 'react';
import type { InspectionSignature } from '@/domain/inspection/schema';
import { drawingOf } from '@/domain/signature/schema';
import { SignDialog } from '@/entities/signature/SignDialog';
import classes from './SignItem.module.css';

type SignItemProps = {
  title: string;
  signature: InspectionSignature | null;
  /** The most likely signer. */
  name: string;
  onSign: (signed: Pick<InspectionSignature, 'name' | 'imageDataUrl'>) => Promise<void>;
};

/** A form's signature: shows it if signed, and lets the user sign on this device. */
export function SignItem({ title, signature, name, onSign }: SignItemProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={classes['signature']}>
      {signature && (
        <div>
          {drawingOf(signature) !== '' && (
            <img className={classes['drawing']} src={drawingOf(signature)} alt={`Signature of ${signature.name}`} />
          )}
          <div>{signature.name}</div>
        </div>
      )}
      <Button
        size="md"
        variant="default"
        leftSection={<IconSignature size={18} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {signature ? 'Sign again' : 'Sign'}
      </Button>
      {isOpen && <SignDialog title={title} name={name} onSign={onSign} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
