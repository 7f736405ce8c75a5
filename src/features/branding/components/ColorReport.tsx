import { Text } from '@mantine/core';
import { IconCheck, IconWand } from '@tabler/icons-react';
import { repairsOf, type Repair } from '@/domain/brand/legibility';
import classes from './ColorReport.module.css';

const USES: Record<Repair['use'], string> = {
  'text-on-white': 'Words on white',
  'text-on-dark': 'Words on a dark screen',
  button: 'Button',
};
const HEX = /^#[0-9a-f]{6}$/i;
const ratio = (contrast: number): string => `${(Math.floor(contrast * 10) / 10).toFixed(1)} to 1`;

function saying({ use, given, drawn, against, contrastBefore, contrastAfter, isRepaired }: Repair): string {
  if (!isRepaired) return `Legible as it is: ${ratio(contrastAfter)}.`;
  if (use === 'button' && drawn === given)
    return `White words would have ${ratio(contrastBefore)}, so they are dark (${against}): ${ratio(contrastAfter)}.`;
  if (contrastBefore >= 4.5) return `Drawn in ${drawn} so that it stands out: ${ratio(contrastAfter)}.`;
  return `Drawn in ${drawn}: ${ratio(contrastBefore)} became ${ratio(contrastAfter)}.`;
}

/** Explains how a color is adjusted to stay readable, with its contrast before and after. Renders nothing while it's still being typed. */
export function ColorReport({ color }: { color: string }) {
  if (!HEX.test(color)) return null;
  return (
    <div>
      <ul className={classes['list']} aria-label="Legibility of the main color">
        {repairsOf(color).map((repair) => {
          const Icon = repair.isRepaired ? IconWand : IconCheck;
          const isButton = repair.use === 'button';
          return (
            <li key={repair.use} className={classes['row']}>
              <span
                className={classes['sample']}
                style={{
                  color: isButton ? repair.against : repair.drawn,
                  background: isButton ? repair.drawn : repair.against,
                }}
                aria-hidden
              >
                Aa
              </span>
              <span>
                <Text size="sm" fw={550}>
                  {USES[repair.use]}
                </Text>
                <Text size="sm" c="dimmed" className={classes['saying'] ?? ''}>
                  <Icon size={16} aria-hidden /> {saying(repair)}
                </Text>
              </span>
            </li>
          );
        })}
      </ul>
      <Text size="xs" c="dimmed" mt="xs">
        4.5 to 1 is what the accessibility guidelines (WCAG 2.2) ask of text. Your color itself stays as you chose it.
      </Text>
    </div>
  );
}
