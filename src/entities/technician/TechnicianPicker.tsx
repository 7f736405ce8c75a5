import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { technicianName } from '@/domain/technician/schema';
import classes from './TechnicianPicker.module.css';
import { useRereadTechnicians } from './useRereadTechnicians';
import { useTechnicians } from './useTechnicians';

type TechnicianPickerProps = {
  label: string;
  value: readonly string[];
  onChange: (ids: string[]) => void;
  description?: ReactNode;
  error?: ReactNode;
  max?: number;
  disabled?: boolean;
  /** The form field's path, which an error summary uses to find this input. */
  dataPath?: string;
};

/** Lets the user choose technicians in order, the lead first. Former technicians stay visible where they were chosen. */
export function TechnicianPicker({
  label,
  value,
  onChange,
  description,
  error,
  max,
  disabled = false,
  dataPath,
}: TechnicianPickerProps) {
  const { all, byId, isLoading } = useTechnicians();
  const reread = useRereadTechnicians();
  const options = all
    .filter(({ id, status }) => status === 'active' || value.includes(id))
    .map((technician) => ({ value: technician.id, label: technicianName(technician) }));
  const unknown = value
    .filter((id) => !byId.has(id))
    .map((id) => ({ value: id, label: isLoading ? 'Loading…' : 'Former technician' }));

  const renderOption: NonNullable<MultiSelectProps['renderOption']> = ({ option, checked }) => {
    const technician = byId.get(option.value);
    return (
      <span className={classes.option}>
        <span className={classes.swatch} style={{ background: technician?.color }} aria-hidden />
        <span>
          {option.label} {technician?.jobTitle && <span className={classes.title}>{technician.jobTitle}</span>}
        </span>
        {checked === true && <IconCheck size={16} aria-hidden />}
      </span>
    );
  };

  return (
    <MultiSelect
      label={label}
      description={description}
      error={error}
      data={[...options, ...unknown]}
      value={[...value]}
      onChange={onChange}
      renderOption={renderOption}
      onDropdownOpen={() => {
        if (all.length === 0) reread();
      }}
      searchable
      clearable
      disabled={disabled}
      placeholder={value.length === 0 ? 'Choose technicians' : ''}
      nothingFoundMessage={
        all.length === 0 ? 'No technicians yet: invite them in Settings, under Team' : 'No matching technicians'
      }
      clearButtonProps={{ 'aria-label': `Clear ${label.toLowerCase()}` }}
      {...(max !== undefined && { maxValues: max })}
      {...(dataPath !== undefined && { 'data-path': dataPath })}
    />
  );
}
