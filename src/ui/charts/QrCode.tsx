import { QRCodeSVG } from 'qrcode.react';
import { QR_CORRECTION } from './qrCorrection';

type QrCodeProps = {
  text: string;
  /** Destination of the code, for screen readers. */
  label: string;
  /** Size in pixels, including the quiet zone; shrinks with its container. */
  size?: number;
};

/** Cameras need a light margin around a code. */
const QUIET_MODULES = 4;

/** Renders text as a QR code: dark on light even in the dark theme, because many cameras can't read anything else. */
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
