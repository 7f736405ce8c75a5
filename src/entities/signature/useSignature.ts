import { useState, type ComponentProps } from 'react';
import type { Signature } from '@/domain/estimate/schema';
import { preferredKind, type SignatureField } from './SignatureField';

/**
 * Manages a signature being given, most likely by `usualName`. `take` returns it once it's complete; before that it marks what is missing
 * and returns null.
 */
export function useSignature(usualName = ''): {
  field: ComponentProps<typeof SignatureField>;
  isTried: boolean;
  take: () => Signature | null;
} {
  const [signature, setSignature] = useState<Signature>(() => ({
    name: usualName,
    kind: preferredKind(),
    imageDataUrl: '',
  }));
  const [isTried, setIsTried] = useState(false);
  const nameFault = signature.name.trim() === '' ? 'Enter your name' : '';
  const drawnFault =
    signature.kind === 'drawn' && signature.imageDataUrl === '' ? 'Sign in the box, or choose “Type”' : '';
  return {
    field: {
      value: signature,
      onChange: setSignature,
      nameError: isTried && nameFault !== '' ? nameFault : undefined,
      drawnError: isTried && drawnFault !== '' ? drawnFault : undefined,
    },
    isTried,
    take: () => {
      setIsTried(true);
      return nameFault === '' && drawnFault === '' ? { ...signature, name: signature.name.trim() } : null;
    },
  };
}
