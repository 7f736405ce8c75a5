import { UnstyledButton } from '@mantine/core';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import classes from './ViewSwitch.module.css';

export type ViewOption<View extends string> = {
  value: View;
  label: string;
  /**
   * Number of items in the view: `countText`, which is '' until loaded, with its space reserved. Omit it for views
   * without a count.
   */
  count?: string | undefined;
  /** True for late or overdue items: also shown by the color of the count. */
  isAlarming?: boolean;
  icon?: ReactNode;
};

type ViewSwitchProps<View extends string> = {
  /** Name of the group, such as "Views". */
  label: string;
  options: readonly ViewOption<View>[];
  /** null = none selected. */
  value: View | null;
  onChange: (view: View) => void;
};

/** Renders the views of a list, one at a time, each with its count. They scroll sideways if they don't fit. */
export function ViewSwitch<View extends string>({ label, options, value, onChange }: ViewSwitchProps<View>) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Scrolls the current view into sight when it's beyond the edge of the screen.
    const open = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (row.current && open)
      row.current.scrollLeft = open.offsetLeft - (row.current.clientWidth - open.offsetWidth) / 2;
  }, [value]);
  return (
    <div ref={row} role="group" aria-label={label} className={classes.views}>
      {options.map((option) => (
        <ViewButton
          key={option.value}
          option={option}
          isOpen={option.value === value}
          onClick={() => onChange(option.value)}
        />
      ))}
    </div>
  );
}

type ViewButtonProps = { option: ViewOption<string>; isOpen: boolean; onClick: () => void };

function ViewButton({ option: { label, count, isAlarming = false, icon }, isOpen, onClick }: ViewButtonProps) {
  const countId = useId();
  return (
    <UnstyledButton
      className={classes.view ?? ''}
      aria-describedby={count ? countId : undefined}
      aria-pressed={isOpen}
      onClick={onClick}
    >
      {icon}
      {label}
      {count !== undefined && (
        <>
          {/* A view's name doesn't include its count: that's its description, rendered by CSS. */}
          <span id={countId} className="visually-hidden" aria-hidden>
            {count}
          </span>
          <span
            className={classes.count}
            data-count={count}
            data-alarming={(isAlarming && count !== '0' && count !== '') || undefined}
          />
        </>
      )}
    </UnstyledButton>
  );
}
