import { IconHeart, IconMedal, IconRocket, IconShield, IconStar, IconTrophy } from '@tabler/icons-react';
import type { Badge } from '@/domain/award/recognition';
import classes from './recognition.module.css';

const ICONS = {
  trophy: IconTrophy,
  star: IconStar,
  medal: IconMedal,
  shield: IconShield,
  rocket: IconRocket,
  heart: IconHeart,
} as const satisfies Record<Badge, unknown>;

/** Renders a badge's icon, shown next to its name. */
export function BadgeIcon({ badge }: { badge: Badge }) {
  const Icon = ICONS[badge];
  return (
    <span className={classes['badge']} aria-hidden>
      <Icon size={20} />
    </span>
  );
}
