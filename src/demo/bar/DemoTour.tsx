import { Button, CloseButton } from '@mantine/core';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { demoTab } from '@/data/demo/demoTab';
import { noteInTab, notedInTab } from '@/lib/tabNotes';
import { switchDemo } from '../start';
import { TOUR, type TourStop } from './tourStops';
import classes from './DemoTour.module.css';

const KEY = 'fieldwright:demo-tour';
const OVER = -1;

const readStep = (): number => Number(notedInTab(KEY) ?? 0);

/** Renders a few stops through the product, one sentence each; it appears only at its stops, and can be ended there. */
export function DemoTour() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [step, setStep] = useState(readStep);
  const stop = TOUR[step];
  if (!stop || demoTab()?.role !== stop.role || pathname !== stop.path) return null;

  const moveTo = (next: number): void => {
    noteInTab(KEY, String(next));
    setStep(next);
  };
  const visit = ({ role, path }: TourStop): void => {
    if (role === demoTab()?.role) void navigate(path);
    else switchDemo({ role });
  };
  const next = TOUR[step + 1];

  return (
    <section className={classes['card']} aria-label="Tour">
      <header className={classes['head']}>
        <h2 className={classes['title']}>{stop.title}</h2>
        <CloseButton size="sm" aria-label="Leave the tour" onClick={() => moveTo(OVER)} />
      </header>
      <p className={classes['text']}>{stop.text}</p>
      <footer className={classes['foot']}>
        <span className={classes['count']}>
          {step + 1} of {TOUR.length}
        </span>
        <Button
          size="xs"
          onClick={() => {
            moveTo(next ? step + 1 : OVER);
            if (next) visit(next);
          }}
        >
          {next ? next.lead : 'Look around'}
        </Button>
      </footer>
    </section>
  );
}
