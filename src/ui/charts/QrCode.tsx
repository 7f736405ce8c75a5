import { QRCodeSVG } from 'qrcode.react';
import { QR_CORRECTION } from './qrCorrection';

type QrCodeProps = {
  text: string;
  /** What it leads to, for who does not see it. */
  label: string;
  /** In pixels, quiet zone included; it shrinks with what is around it. */
  size?: number;
};

/** Cameras need light around a code. */
const QUIET_MODULES = 4;

/** A text as a QR code: dark on light in the dark theme too, because many cameras read nothing else. */
export const QrCode = ({ text, label, size = 288 }: QrCodeProps) => (
  <QRCodeSVG
    value={text}
    {...QR_CORRECTION}
    marginSize={QUIET_MODULES}
    size={size}
    aria-label={label}
    style={{ maxWidth: '100%', height: 'auto', borderRadius: 8 }}
  />
);
