import { QRCodeSVG } from 'qrcode.react';

type QrCodeProps = {
  text: string;
  /** For screen readers. */
  label: string;
};

/** Black on white in both themes, with the quiet zone that readers need. */
export const QrCode = ({ text, label }: QrCodeProps) => (
  <QRCodeSVG value={text} title={label} level="M" marginSize={4} size={176} className="size-44" />
);
