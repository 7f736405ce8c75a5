import { Group, Modal, Stack, Text } from '@mantine/core';
import type { NewAuthenticator } from '@/data/session/secondFactor';
import { AuthenticatorCodeForm } from '@/entities/user/AuthenticatorCodeForm';
import { QrCode } from '@/ui/charts/QrCode';
import { CopyLinkButton } from '@/ui/links/CopyLinkButton';

type AddAuthenticatorProps = {
  app: NewAuthenticator;
  onAdded: () => Promise<void>;
  onClose: () => void;
};

const GROUP = /.{1,4}/g;

/** Shows the secret as a QR code and as text to type, and asks for the first code the app generates. */
export function AddAuthenticator({ app, onAdded, onClose }: AddAuthenticatorProps) {
  const confirm = async (code: string): Promise<void> => {
    await app.confirm(code);
    await onAdded();
  };
  return (
    <Modal opened onClose={onClose} title="Add an authenticator app" centered>
      <Stack gap="md">
        <Text size="sm">
          Scan this with an authenticator app: Google Authenticator, Microsoft Authenticator, 1Password or another one.
        </Text>
        <Group justify="center">
          <QrCode text={app.address} label="Code to scan with an authenticator app" size={208} />
        </Group>
        <Stack gap="xs">
          <Text size="sm">On this phone? Copy the key into the app instead:</Text>
          <Group gap="xs">
            <Text component="code" size="sm" ff="monospace">
              {app.key.match(GROUP)?.join(' ')}
            </Text>
            <CopyLinkButton address={app.key} label="Copy key" />
          </Group>
        </Stack>
        <AuthenticatorCodeForm submitLabel="Turn on" onCode={confirm} onCancel={onClose} />
      </Stack>
    </Modal>
  );
}
