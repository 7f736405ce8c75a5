import { Text } from '@mantine/core';
import classes from './composer.module.css';

type ComposerFaultProps = { id: string; text: string; isTooLong: boolean };

/** Explains why the question can't be sent now. */
export function ComposerFault({ id, text, isTooLong }: ComposerFaultProps) {
  if (text === '') return null;
  return (
    <Text id={id} size="sm" role="status" className={classes['fault'] ?? ''} data-wrong={isTooLong || undefined}>
      {text}
    </Text>
  );
}
