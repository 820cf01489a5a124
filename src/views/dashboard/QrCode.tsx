import { QRCodeSVG } from 'qrcode.react';

/** CSS pixels (R9.12). */
const SIZE = 200;
/** Modules; scanners need four. */
const QUIET_ZONE = 4;

/** Dark on white in both themes, for scanners. */
export default function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <QRCodeSVG
      value={text}
      size={SIZE}
      marginSize={QUIET_ZONE}
      bgColor="#ffffff"
      fgColor="#000000"
      title={label}
      role="img"
      aria-label={label}
    />
  );
}
