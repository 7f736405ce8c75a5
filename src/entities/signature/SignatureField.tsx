import { Button, SegmentedControl, Text, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Signature } from '@/domain/estimate/schema';
import { OneColumn } from '@/ui/layout/OneColumn';
import classes from './signature.module.css';

type SignatureFieldProps = {
  value: Signature;
  onChange: (signature: Signature) => void;
  nameError?: string | undefined;
  drawnError?: string | undefined;
};

const KINDS = [
  { value: 'drawn', label: 'Draw' },
  { value: 'typed', label: 'Type' },
];

/** Returns whether a finger or pen is available, which draws better than a mouse. */
export const preferredKind = (): Signature['kind'] =>
  window.matchMedia('(pointer: coarse)').matches ? 'drawn' : 'typed';

/** Edits a name and signature: drawn with finger, pen or mouse, or typed, which only requires a keyboard. */
export function SignatureField({ value, onChange, nameError, drawnError }: SignatureFieldProps) {
  return (
    <OneColumn gap="sm">
      <TextInput
        label="Your name"
        size="md"
        withAsterisk
        aria-required
        autoComplete="name"
        maxLength={120}
        value={value.name}
        onChange={(event) => onChange({ ...value, name: event.currentTarget.value })}
        error={nameError}
      />
      <SegmentedControl
        aria-label="How you sign"
        size="md"
        data={KINDS}
        value={value.kind}
        onChange={(kind) => onChange({ ...value, kind: kind === 'drawn' ? 'drawn' : 'typed', imageDataUrl: '' })}
      />
      {value.kind === 'drawn' ? (
        <DrawnSignature onChange={(imageDataUrl) => onChange({ ...value, imageDataUrl })} error={drawnError} />
      ) : (
        <p className={classes['typed']} aria-hidden>
          {value.name.trim() === '' ? ' ' : value.name}
        </p>
      )}
    </OneColumn>
  );
}

/** PNGs of lines are small; twice the screen's resolution is sharp enough on paper. */
const MAX_RATIO = 2;

function DrawnSignature({ onChange, error }: { onChange: (imageDataUrl: string) => void; error?: string | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const clear = useRef<() => void>(() => undefined);
  const report = useRef(onChange);
  const [isEmpty, setIsEmpty] = useState(true);
  const [fault, setFault] = useState('');
  useEffect(() => {
    report.current = onChange;
  }, [onChange]);

  useEffect(() => {
    let isLeft = false;
    let stop = (): void => undefined;
    import('signature_pad').then(
      ({ default: SignaturePad }) => {
        const element = canvas.current;
        if (isLeft || !element) return;
        const ratio = Math.min(window.devicePixelRatio, MAX_RATIO);
        element.width = element.offsetWidth * ratio;
        element.height = element.offsetHeight * ratio;
        element.getContext('2d')?.scale(ratio, ratio);
        const pad = new SignaturePad(element, { penColor: '#10181b' });
        const finish = (): void => {
          setIsEmpty(pad.isEmpty());
          report.current(pad.isEmpty() ? '' : pad.toDataURL('image/png'));
        };
        pad.addEventListener('endStroke', finish);
        clear.current = () => {
          pad.clear();
          finish();
        };
        stop = () => pad.off();
      },
      () => setFault('You cannot draw here. Type your name instead.'),
    );
    return () => {
      isLeft = true;
      stop();
    };
  }, []);

  return (
    <div>
      <div className={classes['pad']} data-error={error ? true : undefined}>
        <canvas ref={canvas} className={classes['canvas']} aria-label="Draw your signature here" role="img" />
      </div>
      <div className={classes['below']}>
        <Text size="sm" c={(error ?? fault) ? 'var(--mantine-color-error)' : 'dimmed'}>
          {fault || (error ?? 'Sign with your finger, a pen or the mouse.')}
        </Text>
        <Button variant="subtle" disabled={isEmpty} onClick={() => clear.current()}>
          Clear
        </Button>
      </div>
    </div>
  );
}
