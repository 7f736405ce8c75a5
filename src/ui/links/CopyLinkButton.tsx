import { Button, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';

type CopyLinkButtonProps = { address: string; label?: string };

/** Copies a URL, or other text to paste elsewhere, to the clipboard and confirms it. */
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
