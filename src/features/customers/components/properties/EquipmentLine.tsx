import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconEdit, IconTrash } from '@tabler/icons-react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { ageInYears, equipmentName, warrantyState, type WarrantyState } from '@/domain/equipment/format';
import type { Equipment } from '@/domain/equipment/schema';
import type { Stored } from '@/domain/record/schema';
import { useToday } from '@/entities/company/useToday';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatDate } from '@/ui/format/dateTime';
import { formatCount } from '@/ui/format/quantities';
import type { Tone } from '@/ui/tone';
import classes from '../details/details.module.css';

type EquipmentLineProps = {
  unit: Stored<Equipment>;
  onEdit?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
};

const WARRANTY: Record<Exclude<WarrantyState, 'none'>, { tone: Tone; text: string }> = {
  active: { tone: 'success', text: 'Warranty until' },
  ending: { tone: 'warning', text: 'Warranty ends' },
  over: { tone: 'neutral', text: 'Warranty ended' },
};

const ageText = (years: number | null): string =>
  years === null ? '' : years === 0 ? 'less than a year old' : `${formatCount(years, 'year')} old`;

/** Shows one unit: type, age, and warranty. */
export function EquipmentLine({ unit, onEdit, onRemove }: EquipmentLineProps) {
  const { company } = useSession();
  const today = useToday();
  const warranty = warrantyState(unit, today);
  const charge = unit.refrigerantChargeOz === null ? '' : `${unit.refrigerantChargeOz} oz`;
  const details = [
    unit.serial && `Serial ${unit.serial}`,
    unit.location,
    unit.installDate && `installed ${formatDate(unit.installDate, company.timeZone)}`,
    ageText(ageInYears(unit.installDate, today)),
    [unit.refrigerant, charge].filter(Boolean).join(' '),
  ];
  return (
    <li className={classes.row}>
      <div className={classes.main}>
        {equipmentName(unit)}
        <div className={classes.second}>{details.filter(Boolean).join(' · ')}</div>
        {unit.notes !== '' && <div className={`${classes.second ?? ''} ${classes.text ?? ''}`}>{unit.notes}</div>}
      </div>
      {warranty !== 'none' && (
        <StatusBadge
          tone={WARRANTY[warranty].tone}
          label={`${WARRANTY[warranty].text} ${formatDate(unit.warrantyUntil, company.timeZone)}`}
        />
      )}
      {(onEdit ?? onRemove) && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon aria-label={`More for ${equipmentName(unit)}`}>
              <IconDots size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {onEdit && (
              <Menu.Item leftSection={<IconEdit size={16} aria-hidden />} onClick={onEdit}>
                Edit
              </Menu.Item>
            )}
            {onRemove && (
              <Menu.Item
                color="var(--fw-danger-fg)"
                leftSection={<IconTrash size={16} aria-hidden />}
                onClick={onRemove}
              >
                Remove
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
    </li>
  );
}
