import { Button } from '@mantine/core';
import { useEffect, useState, type RefObject } from 'react';
import classes from './acceptBar.module.css';

type AcceptBarProps = {
  /** Name of the chosen option, or '' if there are no options. */
  optionName: string;
  totalText: string;
  /** The signature form. The bar hides while it's in view. */
  form: RefObject<HTMLElement | null>;
};

/** Sticky footer on phones with the chosen option, its price, and a link to the signature. */
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
