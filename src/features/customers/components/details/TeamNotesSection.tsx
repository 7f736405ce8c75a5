import { Button } from '@mantine/core';
import { useState } from 'react';
import { Section } from '@/ui/layout/Section';
import classes from './details.module.css';

const FOLDED = 500;

/** Shows the notes on the customer; long ones are collapsed. */
export function TeamNotesSection({ notes }: { notes: string }) {
  const [isOpen, setIsOpen] = useState(false);
  if (notes.trim() === '') return null;
  const isLong = notes.length > FOLDED;
  return (
    <Section title="About this customer">
      <div className={classes.text}>
        {isLong && !isOpen ? `${Array.from(notes).slice(0, FOLDED).join('')}…` : notes}
      </div>
      {isLong && (
        <Button variant="text" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Show less' : 'Show all'}
        </Button>
      )}
    </Section>
  );
}
