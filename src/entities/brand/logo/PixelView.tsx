import { useEffect, useRef } from 'react';
import type { Pixels } from '@/domain/brand/pixels';
import { paint } from './openLogo';
import classes from './LogoEditor.module.css';

/** Shows a picture while it's being edited. */
export function PixelView({ pixels, label }: { pixels: Pixels; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) paint(canvas.current, pixels);
  }, [pixels]);
  return <canvas ref={canvas} role="img" aria-label={label} className={classes['canvas']} />;
}
