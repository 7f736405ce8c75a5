import { Text, Button } from '@mantine/core';

/** Where the customer is not to be told. */
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
