import { ActionIcon, Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { usePaperBeside } from './DocumentCanvas';

/** Opens the preview when it isn't next to the form; an icon on phones, where the bar has no room for text. */
export function PreviewButton({ onClick }: { onClick: () => void }) {
  const isPhone = useIsPhone();
  const isBeside = usePaperBeside();
  if (isBeside) return null;
  if (isPhone) {
    return (
      <ActionIcon variant="default" size={48} style={{ flex: 'none' }} aria-label="Preview" onClick={onClick}>
        <IconEye size={20} aria-hidden />
      </ActionIcon>
    );
  }
  return (
    <Button variant="default" leftSection={<IconEye size={18} aria-hidden />} onClick={onClick}>
      Preview
    </Button>
  );
}
