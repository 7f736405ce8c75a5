import { Button } from '@mantine/core';
import { useEffect, useState, type RefObject } from 'react';
import classes from './acceptBar.module.css';

type AcceptBarProps = {
  /** What is chosen; '' where there is nothing to choose between. */
  optionName: string;
  totalText: string;
  /** Where it is signed. The bar leaves when that is on the screen. */
  form: RefObject<HTMLElement | null>;
};

/** On phones, what is chosen and its price at the foot of the screen, with the way to the signature. */
export function AcceptBar({ optionName, totalText, form }: AcceptBarProps) {
  const [isFormSeen, setIsFormSeen] = useState(false);
  useEffect(() => {
    const target = form.current;
    if (!target || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => setIsFormSeen(entry?.isIntersecting === true));
    observer.observe(target);
    return () => observer.disconnect();
  }, [form]);
  const goToForm = (): void => {
    form.current?.scrollIntoView({ block: 'start' });
    form.current?.querySelector('input')?.focus({ preventScroll: true });
  };
  if (isFormSeen) return null;
  return (
    <div className={classes['bar']}>
      <div className={classes['sum']}>
        {optionName !== '' && <span>{optionName}</span>}
        <strong>{totalText}</strong>
      </div>
      <Button size="lg" onClick={goToForm}>
        Review and sign
      </Button>
    </div>
  );
}
