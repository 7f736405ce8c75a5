import { Button, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';

type CopyLinkButtonProps = { address: string; label?: string };

/** Puts an address, or what is pasted elsewhere, into the clipboard, and says that it did. */
export function CopyLinkButton({ address, label = 'Copy link' }: CopyLinkButtonProps) {
  return (
    <CopyButton value={address}>
      {({ copied, copy }) => (
        <Button
          variant="default"
          onClick={copy}
          leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
        >
          {copied ? 'Copied' : label}
        </Button>
      )}
    </CopyButton>
  );
}
