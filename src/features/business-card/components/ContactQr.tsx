import { useEffect, useRef, useState } from 'react';
import { QrCode } from '@/ui/charts/QrCode';
import { QR_PATIENCE_MS, QR_SIZE, qrServiceAddress } from '../content/qrService';
import classes from './ContactQr.module.css';

type ContactQrProps = { text: string; label: string };

/**
 * A contact as a QR code. The picture comes from a service; when that fails, answers with something else, takes too long, or when
 * there is no connection, the code is drawn here, from the same text.
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
    // The markup was there before the script: loads and errors before then are no longer reported.
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
          // The service need not learn where its picture is shown.
          referrerPolicy="no-referrer"
          onLoad={({ currentTarget }) => !isRight(currentTarget) && setDrawnHere(true)}
          onError={() => setDrawnHere(true)}
        />
      )}
    </div>
  );
}

/** The picture is there, and of the size that was asked for: an error page's picture is not. */
const isRight = ({ complete, naturalWidth, naturalHeight }: HTMLImageElement): boolean =>
  complete && naturalWidth === QR_SIZE && naturalHeight === QR_SIZE;
