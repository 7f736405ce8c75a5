import { useEffect, useRef, useState } from 'react';
import { QrCode } from '@/ui/charts/QrCode';
import { QR_PATIENCE_MS, QR_SIZE, qrServiceAddress } from '../content/qrService';
import classes from './ContactQr.module.css';

type ContactQrProps = { text: string; label: string };

/**
 * Shows a contact as a QR code. The picture comes from a service; if that fails, returns something else, takes too long, or the device is
 * offline, the code is drawn here from the same text.
 */
export function ContactQr({ text, label }: ContactQrProps) {
  const [isDrawnHere, setDrawnHere] = useState(false);
  const picture = useRef<HTMLImageElement>(null);

  useEffect(() => {
    const image = picture.current;
    if (!image) return;
    const drawHereUnlessRight = (): void => {
      if (!isRight(image)) setDrawnHere(true);
    };
    // The markup existed before the script ran: load and error events from before then are lost.
    if (!navigator.onLine || (image.complete && !isRight(image))) {
      setDrawnHere(true);
      return;
    }
    const timer = setTimeout(drawHereUnlessRight, QR_PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className={classes['frame']}>
      {isDrawnHere ? (
        <QrCode text={text} label={label} size={QR_SIZE} />
      ) : (
        <img
          ref={picture}
          src={qrServiceAddress(text)}
          width={QR_SIZE}
          height={QR_SIZE}
          alt={label}
          // Don't disclose to the service which page shows its picture.
          referrerPolicy="no-referrer"
          onLoad={({ currentTarget }) => !isRight(currentTarget) && setDrawnHere(true)}
          onError={() => setDrawnHere(true)}
        />
      )}
    </div>
  );
}

/** True when the picture loaded at the requested size, which an error page's picture wouldn't have. */
const isRight = ({ complete, naturalWidth, naturalHeight }: HTMLImageElement): boolean =>
  complete && naturalWidth === QR_SIZE && naturalHeight === QR_SIZE;
