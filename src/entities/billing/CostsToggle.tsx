import { Button } from '@mantine/core';
import { IconEyeOff, IconEye } from '@tabler/icons-react';

/** Shows the company's costs, and hides them again before a customer looks at the screen. */
export function CostsToggle({ hasCosts, onChange }: { hasCosts: boolean; onChange: (hasCosts: boolean) => void }) {
  return (
    <Button
      variant="subtle"
      aria-pressed={hasCosts}
      leftSection={hasCosts ? <IconEyeOff size={18} aria-hidden /> : <IconEye size={18} aria-hidden />}
      onClick={() => onChange(!hasCosts)}
    >
      {hasCosts ? 'Hide cost and margin' : 'Show cost and margin'}
    </Button>
  );
}
