import { QRCodeSVG } from 'qrcode.react';

type QrCodeProps = {
  text: string;
  /** For screen readers. */
  label: string;
  className?: string;
};

/** Black on white in both themes, with the quiet zone that readers need. */
export const QrCode = ({ text, label, className = 'size-44' }: QrCodeProps) => (
  <QRCodeSVG value={text} title={label} level="M" marginSize={4} size={176} className={className} />
);
