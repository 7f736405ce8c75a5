import { Text, Button } from '@mantine/core';

/** Shown if the customer must not be notified. */
export function NothingSent({ customerName, onClose }: { customerName: string; onClose: () => void }) {
  return (
    <>
      <Text size="sm">Nothing is sent. {customerName} is not told.</Text>
      <Button variant="default" onClick={onClose}>
        Done
      </Button>
    </>
  );
}
